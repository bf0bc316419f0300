/// Names of generated files, made from the names of sources.
///
/// The build tool plugin compiles this very file too, through a symbolic link: it declares the
/// outputs, the generator writes them, and the two must never differ. It imports nothing.
package enum OutputNames {
}
