import GeneratedSupport

typealias PathedEnum = CasePathable
