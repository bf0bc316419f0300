// Written by Scripts/embed-templates from Templates/. Do not edit.

/// The built-in templates, in the order of their names. They are embedded because a tool that looks
/// for its files beside itself is a tool that sometimes does not find them.
package enum BuiltInTemplates {
  package static var files: [SourceFile] {
    texts.map { SourceFile(path: "Templates/\($0.key).stencil", text: $0.value) }
  }

  // swift-format-ignore
  static let texts: KeyValuePairs = [
    "binding": ##"""
      {# The property `binding` of an action, without which the runtime would look for the case at run time.
         Expects `action`. #}
      {% lines action.attributes %}
      nonisolated extension {{ action.type }} {
        /// The payload of the case `binding`, or nil for another action.
        {{ action.access }}var binding: {{ action.payload }}? {
          if case .binding(let action) = self { return action }
          return nil
        }
      }

      """##,
    "case-paths": ##"""
      {# reducergen: for CasePathable #}
      {# The case paths of one enum. Each property of `AllCasePaths` holds the index of its case. Two
         switches convert between values and indices. They are local functions of one function, because a
         body is compiled with its file only, and a member whenever anything in the module changes.
         If a payload has generated cases too, a second property leads to them, so that no key path is made
         at run time. Its type is `CasesIn<_Whole>`, where `_Whole` is the enum at the start of the path.
         Such a type takes longer to compile, so only enums that need it have it. `_Case` saves compile time:
         the compiler looks up two of the three names in its type only once. `Root` means the enum inside of
         `AllCasePaths`; an outer type of that name is called `_Root` there. In a module on the main actor, nonisolated
         code cannot name a payload such as `Set<Row>`, because the conformance of `Row` is isolated. Such a payload gets
         an alias, which can be named, and the two functions are on the main actor. Expects `enum`. #}
      {% if enum.needsConformances %}
      {% lines enum.attributes %}
      extension {{ enum.type }} {
      {% for case in enum.cases %}
      {% lines case.opening %}
      {% if case.needsConformance %}
        {% lines case.attributes %}
        {{ enum.access }}typealias _Payload{{ case.index }} = {{ case.payload }}
      {% endif %}
      {% endfor %}
      {% lines enum.casesClosing %}
      }

      {% endif %}
      {% lines enum.attributes %}
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
      {% lines case.opening %}
          {% lines case.documentation %}
          {% lines case.attributes %}
          {{ enum.access }}var {{ case.name }}: _Case<{% if case.needsConformance %}_Payload{{ case.index }}{% else %}{{ case.payload }}{% endif %}> { .init({% if enum.isJoined %}_start, {% endif %}{{ case.index }}) }
      {% endfor %}
      {% lines enum.casesClosing %}
        }

      {% if enum.isJoined %}
        {{ enum.access }}typealias AllCasePaths = CasesIn<{{ enum.fullType }}>

      {% endif %}
      {% if enum.isDeprecated %}
        @available(*, deprecated)
      {% endif %}
        {{ enum.access }}static func _caseAccess() -> GeneratedSupport._CaseAccess<Self, AllCasePaths> {
          {% if enum.needsConformances %}@Swift.MainActor {% endif %}func visit(_ root: Self, _ visitor: inout GeneratedSupport._CaseVisitor) {
      {% if not enum.isSwitched %}
      {% for case in enum.cases %}
      {% lines case.opening %}
            if case {{ case.pattern }} = root { return {{ case.visit }} }
      {% endfor %}
      {% lines enum.casesClosing %}
      {% else %}
            switch root {
      {% for case in enum.cases %}
      {% lines case.opening %}
            case {{ case.pattern }}: {{ case.visit }}
      {% endfor %}
      {% lines enum.casesClosing %}
            }
      {% endif %}
          }

          {% if enum.needsConformances %}@Swift.MainActor {% endif %}func make(_ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload) -> Self {
            switch index {
      {% for case in enum.cases %}
      {% lines case.opening %}
      {% if case.isTuple %}
            case {{ case.index }}:
              let value: {{ case.payload }} = payload[]
              return .{{ case.name }}({{ case.arguments }})
      {% else %}
            case {{ case.index }}: return .{{ case.name }}{{ case.arguments }}
      {% endif %}
      {% endfor %}
      {% lines enum.casesClosing %}
            default: payload.reject()
            }
          }

          func paths() -> [Swift.PartialKeyPath<AllCasePaths>] {
      {% if enum.isConditional %}
            var paths: [Swift.PartialKeyPath<AllCasePaths>] = []
      {% for case in enum.cases %}
      {% lines case.opening %}
            paths.append(\.{{ case.name }})
      {% endfor %}
      {% lines enum.casesClosing %}
            return paths
      {% else %}
            [{% for case in enum.cases %}\.{{ case.name }}{% if not forloop.last %}, {% endif %}{% endfor %}]
      {% endif %}
          }

      {% if enum.needsConformances %}
          return .init(isolated: AllCasePaths({% if enum.isJoined %}.init(){% endif %}), { visit($0, &$1) }, { make($0, $1) }, paths, "{{ enum.names | inLiteral }}")
      {% else %}
          return .init(AllCasePaths({% if enum.isJoined %}.init(){% endif %}), visit, make, paths, "{{ enum.names | inLiteral }}")
      {% endif %}
        }
      }
      {% if enum.nested %}

      {% lines enum.attributes %}
      nonisolated extension {{ enum.type }}.CasesIn where _Whole: GeneratedSupport.CasePathable {
      {% for case in enum.nested %}
      {% lines case.opening %}
        {% lines case.documentation %}
        {% lines case.attributes %}
        @_disfavoredOverload
        {{ enum.access }}var {{ case.name }}: {{ case.payload }}.CasesIn<_Whole> { .init(_start._inner({{ case.index }})) }
      {% endfor %}
      {% lines enum.nestedClosing %}
      }
      {% endif %}

      """##,
    "case-reducer": ##"""
      {# The members of an enum of reducers. `body` has a concrete type, and its function compares one case after the
         other: this compiles faster than a chain of operators, whose types nest. The function is local, because a
         closure of several statements takes longer. Expects `reducer`. #}
      {% lines reducer.attributes %}
      extension {{ reducer.type }} {
      {% if reducer.suppliesState %}
        /// The state of the current case.
        {{ reducer.access }}{{ reducer.indirect }}enum State: {{ reducer.stateConformances }} {
          {{ reducer.access }}typealias StateReducer = {{ reducer.fullType }}
      {% for case in reducer.cases %}
      {% lines case.opening %}
          {% lines case.documentation %}
          {% lines case.attributes %}
          {{ case.indirect }}case {{ case.name }}{{ case.state }}
      {% endfor %}
      {% lines reducer.casesClosing %}
      {% if reducer.ephemeral %}

      {% include "ephemeral-cases" %}
      {% endif %}
        }

      {% endif %}
      {% if reducer.suppliesAction %}
        /// An action of a case.
        {{ reducer.access }}{{ reducer.indirect }}enum Action{{ reducer.actionConformances }} {
      {% for case in reducer.cases %}
      {% lines case.opening %}
          {% lines case.documentation %}
          {% lines case.actionAttributes %}
          {{ case.indirect }}case {{ case.name }}({{ case.action }})
      {% endfor %}
      {% lines reducer.casesClosing %}
        }

      {% endif %}
      {% if reducer.suppliesCaseScope %}
        /// The current case, with the store of its feature.
        {{ reducer.access }}enum CaseScope {
      {% for case in reducer.cases %}
      {% lines case.opening %}
          {% lines case.documentation %}
          {% lines case.attributes %}
          case {{ case.name }}{{ case.scope }}
      {% endfor %}
      {% lines reducer.casesClosing %}
        }

      {% endif %}
      {% if reducer.suppliesBody %}
        /// Runs the reducer of the current case.
        {% lines reducer.deprecation %}
      {% if reducer.children %}
        @Swift.MainActor {{ reducer.access }}static var body: GeneratedSupport.Reduce<State, Action> {
          func reduce(_ state: inout State, _ action: Action) -> GeneratedSupport.Effect<Action> {
      {% for child in reducer.children %}
      {% lines child.opening %}
      {% if child.hasDefault %}
            if case .{{ child.name }}(let action) = action, case .{{ child.name }}(let child) = Self.{{ child.name }}() {
              return GeneratedSupport._reduce(child, &state, action, {{ child.statePath }}, {{ child.actionPath }})
            }
      {% else %}
            if case .{{ child.name }}(let action) = action {
              return GeneratedSupport._reduce({{ child.expression }}, &state, action, {{ child.statePath }}, {{ child.actionPath }})
            }
      {% endif %}
      {% endfor %}
      {% lines reducer.childrenClosing %}
            return .none
          }

          return .init(reduce)
        }
      {% else %}
        @Swift.MainActor {{ reducer.access }}static var body: GeneratedSupport.EmptyReducer<State, Action> { .init() }
      {% endif %}
      {% endif %}
      {% if reducer.suppliesScope %}

        /// The current case, with the store of its feature.
        {% lines reducer.deprecation %}
        @Swift.MainActor {{ reducer.access }}static func scope(_ store: GeneratedSupport.Store<State, Action>) -> CaseScope {
      {% if reducer.scopes %}
          switch store._case {
      {% for case in reducer.scopes %}
      {% lines case.opening %}
          case {{ case.pattern }}: .{{ case.name }}{{ case.value }}
      {% endfor %}
      {% lines reducer.scopesClosing %}
          }
      {% else %}
          Swift.fatalError("'{{ reducer.type | inLiteral }}' has no cases, so it has no stores")
      {% endif %}
        }
      {% endif %}
      }
      {% if reducer.completesState %}

      {% lines reducer.attributes %}
      extension {{ reducer.type }}.State{% if reducer.missingConformances %}: {{ reducer.missingConformances }}{% endif %} {
      {% if reducer.suppliesStateReducer %}
        {{ reducer.access }}typealias StateReducer = {{ reducer.fullType }}
      {% endif %}
      {% if reducer.ephemeral %}
      {% include "ephemeral-cases" %}
      {% endif %}
      }
      {% endif %}
      {% for witnesses in reducer.witnesses %}

      {% if witnesses.condition %}
      #if {{ witnesses.condition }}
      {% endif %}
      {% lines reducer.attributes %}
      {% lines witnesses.attributes %}
      extension {{ witnesses.type }}{{ witnesses.whereClause }} {
      {% if witnesses.isEquatable %}
        {% lines reducer.deprecation %}
        {{ reducer.access }}static func == (left: Self, right: Self) -> Swift.Bool {
      {% for case in witnesses.cases %}
      {% lines case.opening %}
          if case {{ case.left }} = left, case {{ case.right }} = right { return {{ case.isEqual }} }
      {% endfor %}
      {% lines witnesses.closing %}
          return false
        }
      {% endif %}
      {% if witnesses.isHashable %}
        {% lines reducer.deprecation %}
        {{ reducer.access }}func hash(into hasher: inout Swift.Hasher) {
      {% for case in witnesses.cases %}
      {% lines case.opening %}
          if case {{ case.left }} = self { {{ case.hash }} }
      {% endfor %}
      {% lines witnesses.closing %}
        }
      {% endif %}
      {% if witnesses.isDecodable %}
        {% lines reducer.deprecation %}
        {{ reducer.access }}init(from decoder: any Swift.Decoder) throws {
          let payload = try GeneratedSupport._CaseDecoder(decoder)
      {% for case in witnesses.cases %}
      {% lines case.opening %}
          if payload.name == "{{ case.key | inLiteral }}" { self = {{ case.decoded }}; return }
      {% endfor %}
      {% lines witnesses.closing %}
          throw payload.unknownCase()
        }
      {% endif %}
      {% if witnesses.isEncodable %}
        {% lines reducer.deprecation %}
        {{ reducer.access }}func encode(to encoder: any Swift.Encoder) throws {
      {% for case in witnesses.cases %}
      {% lines case.opening %}
          if case {{ case.left }} = self { try GeneratedSupport._CaseEncoder("{{ case.key | inLiteral }}", encoder){{ case.encode }} }
      {% endfor %}
      {% lines witnesses.closing %}
        }
      {% endif %}
      }
      {% if witnesses.condition %}
      #endif
      {% endif %}
      {% endfor %}

      """##,
    "client": ##"""
      {# A dependency client: its unimplemented value, initialisers, methods with labels, and its property of
         `DependencyValues`. The code that unimplemented endpoints share is a local function, because a member
         costs time in every build of the module. Expects `client`. #}
      {% for problem in client.problems %}
      #if swift(>=6)
      #error("{{ problem | inLiteral }}")
      #endif

      {% endfor %}
      {% lines client.attributes %}
      nonisolated extension {{ client.type }} {
      {% if client.initializer %}
      {% if not client.initializer.isHidden %}
        /// Creates a client whose endpoints are unimplemented: each call is reported as an issue.
      {% endif %}
        {% lines client.initializer.attributes %}
      {% if client.initializer.isHidden %}
        fileprivate init(_unimplemented: Swift.Void{{ client.initializer.parameters }}) {
      {% else %}
        {{ client.initializer.access }}init({{ client.initializer.parameters }}) {
      {% endif %}
      {% if client.hasEndpoints %}
          @Sendable {% if client.initializer.isIsolated %}nonisolated {% endif %}func _endpoint(_ name: Swift.StaticString) -> GeneratedSupport._Endpoint {
            .init(
              name, of: "{{ client.type | inLiteral }}", key: "{{ client.shownKey | inLiteral }}", source: "{{ client.source | inLiteral }}")
          }
      {% endif %}
      {% for setting in client.settings %}
      {% lines setting.opening %}
      {% if setting.value %}
          {{ setting.unsafe }}self.{{ setting.name }} = {{ setting.value }}
      {% else %}
      {% if setting.own %}
          let {{ setting.own }} = {{ setting.unsafe }}self.{{ setting.name }}
      {% endif %}
          {{ setting.unsafe }}self.{{ setting.name }} = {{ setting.brace }}
      {% if setting.isThrowing %}
            throw _endpoint("{{ setting.title | inLiteral }}").failure({{ setting.arguments }})
      {% else %}
            _endpoint("{{ setting.title | inLiteral }}").report({{ setting.arguments }})
      {% if setting.result %}
            return {{ setting.result }}
      {% endif %}
      {% endif %}
          }
      {% endif %}
      {% endfor %}
      {% lines client.settingsClosing %}
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
        {% lines client.deprecation %}
        {{ client.access }}static var unimplementedValue: Self {
      {% if client.value.isTestValue %}
      {% if client.value.condition %}
      #if {{ client.value.condition }}
      {% endif %}
          testValue
      {% if client.value.condition %}
      #else
          Swift.fatalError("this build leaves out the 'testValue' of '{{ client.type | inLiteral }}'")
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
            // If '{{ argument.type | inComment }}' has no test value, give '{{ argument.name | inComment }}' a default value, or declare
            // 'static let testValue' in '{{ client.type | inComment }}'.
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
        {% lines initializer.attributes %}
        {{ initializer.access }}init(
          {% lines initializer.parameters %}
        ) {
      {% if initializer.base %}
          self.init({% if initializer.base.isHidden %}_unimplemented: (){{ initializer.base.separator }}{% endif %}{% for argument in initializer.base.arguments %}{{ argument.name }}: {{ argument.value }}{{ argument.end }}{% endfor %})
      {% endif %}
      {% for setting in initializer.settings %}
          {{ setting.unsafe }}self.{{ setting.name }} = {{ setting.value }}
      {% endfor %}
        }
      {% if initializer.condition %}
      #endif
      {% endif %}
      {% endfor %}
      {% for method in client.methods %}
      {% lines method.closing %}

      {% lines method.opening %}
        {% lines method.documentation %}
        {% lines method.attributes %}
        {{ method.access }}func {{ method.name }}({{ method.parameters }}){{ method.effects }}{{ method.result }} {
          {{ method.call }}
        }
      {% endfor %}
      {% lines client.methodsClosing %}
      }
      {% if client.key %}

      {% lines client.attributes %}
      nonisolated extension GeneratedSupport.DependencyValues {
        /// The current ``{{ client.type | inComment }}``.
        {{ client.access }}var {{ client.key }}: {{ client.type }} {
          get { self[{{ client.type }}.self] }
          set { self[{{ client.type }}.self] = newValue }
        }
      }
      {% endif %}

      """##,
    "ephemeral-cases": ##"""
      {# Whether the current case of a state is gone after any action. Expects `reducer`. #}
          {% lines reducer.deprecation %}
          {{ reducer.access }}var _isEphemeral: Swift.Bool {
      {% for case in reducer.ephemeral %}
      {% lines case.opening %}
            if case .{{ case.name }} = self { return true }
      {% endfor %}
      {% lines reducer.ephemeralClosing %}
            return false
          }

      """##,
    "file": ##"""
      {# One generated file: the imports of its source, then the code of each type.
         Expects `imports`, `importsClosing`, `types` and `closing`. #}
      {% include "header" %}

      {% for import in imports %}
      {% lines import.opening %}
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
      {% lines importsClosing %}
      {% for type in types %}
      {% lines type.closing %}

      {% lines type.opening %}
      {{ type.code }}
      {% endfor %}
      {% lines closing %}

      """##,
    "header": ##"""
      {# The head of every generated file. It disables linters and formatters. The generator recognises its
         own files by the first line. #}
      // Generated by reducergen. Do not edit.
      // swiftlint:disable all
      // swiftformat:disable all
      // swift-format-ignore-file

      """##,
    "reducer": ##"""
      {# The members that a reducer does not declare. `body` is computed, because an extension cannot store it.
         Expects `reducer`. #}
      {% lines reducer.attributes %}
      extension {{ reducer.type }} {
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
        @Swift.MainActor {{ reducer.access }}var body: GeneratedSupport.EmptyReducer<State, Action> { .init() }
      }

      """##,
  ]
}
