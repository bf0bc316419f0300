// Written by Scripts/embed-templates from Templates/. Do not edit.

/// The built-in templates, in the order of their names. They are embedded because a tool that looks
/// for its files beside itself is a tool that sometimes does not find them.
package enum BuiltInTemplates {
  package static var files: [SourceFile] {
    texts.map { SourceFile(path: "Templates/\($0.name).stencil", text: $0.text) }
  }

  // swift-format-ignore
  static let texts: [(name: String, text: String)] = [
    (
      "case-paths",
      ##"""
      {# reducergen: for CasePathable #}
      {# The case paths of one enum. Each property of `AllCasePaths` holds the index of its case. Two
         switches convert between values and indices. They are local functions of one function, because a
         body is compiled with its file only, and a member whenever anything in the module changes.
         If a payload has generated cases too, a second property leads to them, so that no key path is made
         at run time. Its type is `CasesIn<_Whole>`, where `_Whole` is the enum at the start of the path.
         Such a type takes longer to compile, so only enums that need it have it. `_Case` saves compile time:
         the compiler looks up two of the three names in its type only once. `Root` means the enum inside of
         `AllCasePaths`; an outer type of that name is called `_Root` there. Expects `enum`. #}
      {% for attribute in enum.attributes %}
      {{ attribute }}
      {% endfor %}
      nonisolated extension {{ enum.type }}{% if enum.conformance %}: {{ enum.conformance }}{% endif %} {
      {% if enum.namesRoot %}
        {{ enum.access }}typealias _Root = Root
        {{ enum.access }}typealias _OuterRoot = Root
      {% endif %}
      {% if enum.isJoined %}
        {{ enum.access }}nonisolated struct CasesIn<_Whole>: GeneratedSupport._GeneratedCasePaths {
          fileprivate let _start: GeneratedSupport.Case<_Whole, {{ enum.fullType }}>
          init(_ start: GeneratedSupport.Case<_Whole, {{ enum.fullType }}>) { _start = start }
      {% else %}
        {{ enum.access }}nonisolated struct AllCasePaths: GeneratedSupport._GeneratedCasePaths {
          fileprivate init() {}
      {% endif %}
      {% if enum.hasCaseRoot %}
          @_implements(GeneratedSupport.CasePathReflectable, Root)
          {{ enum.access }}typealias _Enum = {{ enum.fullType }}
      {% else %}
          {{ enum.access }}typealias Root = {{ enum.fullType }}
      {% endif %}
      {% if enum.namesRoot %}
          {{ enum.access }}typealias _Root = _OuterRoot
      {% endif %}
          {{ enum.access }}typealias _Case<_Payload: ~Swift.Copyable & ~Swift.Escapable> = GeneratedSupport.Case<{{ enum.whole }}, _Payload>
      {% for case in enum.cases %}
      {% for line in case.opening %}
      {{ line }}
      {% endfor %}
      {% for line in case.documentation %}
          {{ line }}
      {% endfor %}
      {% for attribute in case.attributes %}
          {{ attribute }}
      {% endfor %}
          {{ enum.access }}var {{ case.name }}: _Case<{{ case.payload }}> { .init({% if enum.isJoined %}_start, {% endif %}{{ case.index }}) }
      {% endfor %}
      {% for line in enum.casesClosing %}
      {{ line }}
      {% endfor %}
        }

      {% if enum.isJoined %}
        {{ enum.access }}typealias AllCasePaths = CasesIn<{{ enum.fullType }}>

      {% endif %}
      {% if enum.isDeprecated %}
        @available(*, deprecated)
      {% endif %}
        {{ enum.access }}static func _caseAccess() -> GeneratedSupport._CaseAccess<Self, AllCasePaths> {
          func visit(_ root: Self, _ visitor: inout GeneratedSupport._CaseVisitor) {
      {% if not enum.isSwitched %}
      {% for case in enum.cases %}
      {% for line in case.opening %}
      {{ line }}
      {% endfor %}
            if case {{ case.pattern }} = root { return {{ case.visit }} }
      {% endfor %}
      {% for line in enum.casesClosing %}
      {{ line }}
      {% endfor %}
      {% else %}
            switch root {
      {% for case in enum.cases %}
      {% for line in case.opening %}
      {{ line }}
      {% endfor %}
            case {{ case.pattern }}: {{ case.visit }}
      {% endfor %}
      {% for line in enum.casesClosing %}
      {{ line }}
      {% endfor %}
            }
      {% endif %}
          }

          func make(_ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload) -> Self {
            switch index {
      {% for case in enum.cases %}
      {% for line in case.opening %}
      {{ line }}
      {% endfor %}
      {% if case.isTuple %}
            case {{ case.index }}:
              let value: {{ case.payload }} = payload[]
              return .{{ case.name }}({{ case.arguments }})
      {% else %}
            case {{ case.index }}: return .{{ case.name }}{{ case.arguments }}
      {% endif %}
      {% endfor %}
      {% for line in enum.casesClosing %}
      {{ line }}
      {% endfor %}
            default: payload.reject()
            }
          }

          func paths() -> [Swift.PartialKeyPath<AllCasePaths>] {
      {% if enum.isConditional %}
            var paths: [Swift.PartialKeyPath<AllCasePaths>] = []
      {% for case in enum.cases %}
      {% for line in case.opening %}
      {{ line }}
      {% endfor %}
            paths.append(\.{{ case.name }})
      {% endfor %}
      {% for line in enum.casesClosing %}
      {{ line }}
      {% endfor %}
            return paths
      {% else %}
            [{% for case in enum.cases %}\.{{ case.name }}{% if not forloop.last %}, {% endif %}{% endfor %}]
      {% endif %}
          }

          return .init(AllCasePaths({% if enum.isJoined %}.init(){% endif %}), visit, make, paths)
        }
      }
      {% if enum.nested %}

      {% for attribute in enum.attributes %}
      {{ attribute }}
      {% endfor %}
      nonisolated extension {{ enum.type }}.CasesIn where _Whole: GeneratedSupport.CasePathable {
      {% for case in enum.nested %}
      {% for line in case.opening %}
      {{ line }}
      {% endfor %}
      {% for line in case.documentation %}
        {{ line }}
      {% endfor %}
      {% for attribute in case.attributes %}
        {{ attribute }}
      {% endfor %}
        @_disfavoredOverload
        {{ enum.access }}var {{ case.name }}: {{ case.payload }}.CasesIn<_Whole> { .init(_start._inner({{ case.index }})) }
      {% endfor %}
      {% for line in enum.nestedClosing %}
      {{ line }}
      {% endfor %}
      }
      {% endif %}

      """##
    ),
    (
      "client-settings",
      ##"""
      {# The statements that make a client's endpoints unimplemented. The code that they share is a local
         function, because a member costs time in every build of the module. Expects `client`. #}
      {% if client.hasEndpoints %}
          @Sendable func _endpoint(_ name: Swift.StaticString) -> GeneratedSupport._Endpoint {
            .init(
              name, of: "{{ client.type }}", key: "{{ client.shownKey }}", source: "{{ client.source }}")
          }
      {% endif %}
      {% for setting in client.settings %}
      {% for line in setting.opening %}
      {{ line }}
      {% endfor %}
      {% if setting.value %}
          {{ setting.unsafe }}self.{{ setting.name }} = {{ setting.value }}
      {% else %}
      {% if setting.own %}
          let {{ setting.own }} = {{ setting.unsafe }}self.{{ setting.name }}
      {% endif %}
          {{ setting.unsafe }}self.{{ setting.name }} = {{ setting.brace }}
      {% if setting.isThrowing %}
            throw _endpoint("{{ setting.title }}").failure({{ setting.arguments }})
      {% else %}
            _endpoint("{{ setting.title }}").report({{ setting.arguments }})
      {% if setting.result %}
            return {{ setting.result }}
      {% endif %}
      {% endif %}
          }
      {% endif %}
      {% endfor %}
      {% for line in client.settingsClosing %}
      {{ line }}
      {% endfor %}

      """##
    ),
    (
      "client",
      ##"""
      {# A dependency client: its unimplemented value, initialisers, methods with labels, and its property of
         `DependencyValues`. Expects `client`. #}
      {% for problem in client.problems %}
      #if swift(>=6)
      #error("{{ problem }}")
      #endif

      {% endfor %}
      {% for attribute in client.attributes %}
      {{ attribute }}
      {% endfor %}
      nonisolated extension {{ client.type }} {
      {% if client.initializer %}
      {% if not client.initializer.isHidden %}
        /// Creates a client whose endpoints are unimplemented: each call is reported as an issue.
      {% endif %}
      {% if client.isDeprecated %}
        @available(*, deprecated)
      {% endif %}
      {% if client.initializer.actor %}
        {{ client.initializer.actor }}
      {% endif %}
      {% if client.initializer.isHidden %}
        fileprivate init(_unimplemented: Swift.Void{{ client.initializer.parameters }}) {
      {% else %}
        {{ client.initializer.access }}init({{ client.initializer.parameters }}) {
      {% endif %}
      {% include "client-settings" %}
        }
      {% endif %}
      {% if client.value %}
      {% if client.initializer %}

      {% endif %}
      {% if client.value.isTestValue %}
        /// The test value, because no value can be generated for some of the properties.
      {% else %}
        /// A client whose endpoints are unimplemented: each call is reported as an issue.
      {% endif %}
      {% if client.isDeprecated %}
        @available(*, deprecated)
      {% endif %}
        {{ client.access }}static var unimplementedValue: Self {
      {% if client.value.isTestValue %}
      {% if client.value.condition %}
      #if {{ client.value.condition }}
      {% endif %}
          testValue
      {% if client.value.condition %}
      #else
          Swift.fatalError("this build leaves out the 'testValue' of '{{ client.type }}'")
      #endif
      {% endif %}
      {% else %}
      {% if client.value.arguments %}
          Self(
      {% if client.initializer.isHidden %}
            _unimplemented: (),
      {% endif %}
      {% for argument in client.value.arguments %}
      {% if argument.mayBeNone %}
            // If '{{ argument.type }}' is not a dependency, give '{{ argument.name }}' a default value, or declare
            // 'static let testValue' in '{{ client.type }}'.
      {% endif %}
            {{ argument.name }}: GeneratedSupport._testValue(of: {{ argument.type }}.self){{ argument.end }}
      {% endfor %}
      {% else %}
          Self({% if client.initializer.isHidden %}_unimplemented: (){% endif %})
      {% endif %}
      {% endif %}
        }
      {% endif %}
      {% for initializer in client.memberwise %}

      {% if initializer.condition %}
      #if {{ initializer.condition }}
      {% endif %}
      {% if initializer.isDeprecated %}
        @available(*, deprecated)
      {% endif %}
      {% if initializer.actor %}
        {{ initializer.actor }}
      {% endif %}
        {{ initializer.access }}init(
      {% for line in initializer.parameters %}
          {{ line }}
      {% endfor %}
        ) {
      {% for setting in initializer.settings %}
          {{ setting.unsafe }}self.{{ setting.name }} = {{ setting.value }}
      {% endfor %}
        }
      {% if initializer.condition %}
      #endif
      {% endif %}
      {% endfor %}
      {% for method in client.methods %}
      {% for line in method.closing %}
      {{ line }}
      {% endfor %}

      {% for line in method.opening %}
      {{ line }}
      {% endfor %}
      {% for line in method.documentation %}
        {{ line }}
      {% endfor %}
      {% for attribute in method.attributes %}
        {{ attribute }}
      {% endfor %}
        {{ method.access }}func {{ method.name }}({{ method.parameters }}){{ method.effects }}{{ method.result }} {
          {{ method.call }}
        }
      {% endfor %}
      {% for line in client.methodsClosing %}
      {{ line }}
      {% endfor %}
      }
      {% if client.key %}

      {% for attribute in client.attributes %}
      {{ attribute }}
      {% endfor %}
      nonisolated extension GeneratedSupport.DependencyValues {
        /// The current ``{{ client.type }}``.
        {{ client.access }}var {{ client.key }}: {{ client.type }} {
          get { self[{{ client.type }}.self] }
          set { self[{{ client.type }}.self] = newValue }
        }
      }
      {% endif %}

      """##
    ),
    (
      "file",
      ##"""
      {# One generated file: the imports of its source, then the code of each type.
         Expects `imports`, `importsClosing`, `types` and `closing`. #}
      {% include "header" %}

      {% for import in imports %}
      {% for line in import.opening %}
      {{ line }}
      {% endfor %}
      {% if import.condition %}
      #if {{ import.condition }}
      {{ import.text }}
      #else
      {{ import.otherwise }}
      #endif
      {% else %}
      {{ import.text }}
      {% endif %}
      {% endfor %}
      {% for line in importsClosing %}
      {{ line }}
      {% endfor %}
      {% for type in types %}
      {% for line in type.closing %}
      {{ line }}
      {% endfor %}

      {% for line in type.opening %}
      {{ line }}
      {% endfor %}
      {{ type.code }}
      {% endfor %}
      {% for line in closing %}
      {{ line }}
      {% endfor %}

      """##
    ),
    (
      "header",
      ##"""
      {# The head of every generated file. It disables linters and formatters. The generator recognises its
         own files by the first line. #}
      // Generated by reducergen. Do not edit.
      // swiftlint:disable all
      // swiftformat:disable all
      // swift-format-ignore-file

      """##
    ),
    (
      "reducer",
      ##"""
      {# The members that a reducer does not declare. `body` is computed, because an extension cannot store it.
         Expects `reducer`. #}
      {% for attribute in reducer.attributes %}
      {{ attribute }}
      {% endfor %}
      nonisolated extension {{ reducer.type }} {
      {% if reducer.suppliesState %}
        /// This reducer has no state.
        {{ reducer.access }}nonisolated struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
          {{ reducer.access }}init() {}
        }

      {% endif %}
      {% if reducer.suppliesAction %}
        /// This reducer has no actions.
        {{ reducer.access }}nonisolated enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {}

      {% endif %}
        /// This reducer changes nothing.
        {{ reducer.access }}var body: GeneratedSupport.EmptyReducer<State, Action> { .init() }
      }

      """##
    ),
  ]
}
