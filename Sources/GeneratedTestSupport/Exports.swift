// A test that imports this needs no second import.
@_exported import GeneratedSupport
