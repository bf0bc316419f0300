import ReducerGenCommandLine
import ReducerGenMigration

/// What the command does not change.
extension MigrateRun {
  func report(others files: SwiftFiles) {
    for template in files.templates {
      console.report("\(template): warning: a template of Xcode is not changed [template]\n")
    }
    for playground in files.playgrounds {
      console.report("\(playground): warning: a playground is not changed [playground]\n")
    }
    for manifest in files.tuist {
      console.report(
        """
        \(manifest): warning: the command does not change manifests of Tuist [manifest]
        \(manifest): note: replace the products by 'GeneratedSupport' (in tests by 'GeneratedTestSupport'), and add the \
        plugin 'ReducerGenPlugin' to each target

        """)
    }
    for rules in files.bazel {
      console.report(
        """
        \(rules): warning: the command does not change the rules of Bazel [manifest]
        \(rules): note: replace the products by 'GeneratedSupport' (in tests by 'GeneratedTestSupport'), and run \
        'reducergen generate' in a rule of your own

        """)
    }
    for project in files.projects where project.hasSuffix(".xcodeproj") {
      console.report(
        """
        \(project): warning: the command does not change projects of Xcode [xcode-project]
        \(project): note: add the package 'reducergen'; in each target, replace the products by 'GeneratedSupport' (in \
        tests by 'GeneratedTestSupport'), and add 'ReducerGenPlugin' to 'Run Build Tool Plug-ins'

        """)
    }
  }
}
