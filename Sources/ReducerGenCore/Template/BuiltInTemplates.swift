import ReducerGenSyntax

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
    "case-reducer-fields": ##"""
      {# The payload of a case: `(id: Int, String)`. Expects `case`. #}
      {% if case.fields %}({% for field in case.fields %}{% if field.label %}{{ field.label }}: {% endif %}{{ field.type }}{% if not forloop.last %}, {% endif %}{% endfor %}){% endif -%}

      """##,
    "case-reducer-paths": ##"""
      {# The case paths of a case, of its state and its action. Expects `reducer` and `case`. #}
      {% if reducer.suppliesState %}.init({{ case.position }}){% else %}State.allCasePaths.{{ case.name }}{% endif %}, {% if reducer.suppliesAction %}.init({{ case.position }}){% else %}Action.allCasePaths.{{ case.name }}{% endif -%}

      """##,
    "case-reducer": ##"""
      {# The members of an enum of reducers. `body` has a concrete type, and its function compares one case after the
         other: this compiles faster than a chain of operators, whose types nest. The function is local, because a
         closure of several statements takes longer. Expects `reducer`. #}
      {% lines reducer.attributes %}
      extension {{ reducer.type }} {
      {% if reducer.suppliesState %}
        /// The state of the current case.
        {{ reducer.access }}{% if reducer.isIndirect %}indirect {% endif %}enum State: GeneratedSupport.CaseReducerState{% if reducer.ephemeral %}, GeneratedSupport._EphemeralCases{% endif %}{% if reducer.isStateSendable %}, Swift.Sendable{% endif %} {
          {{ reducer.access }}typealias StateReducer = {{ reducer.fullType }}
      {% for case in reducer.cases %}
      {% lines case.opening %}
          {% lines case.documentation %}
          {% lines case.attributes %}
          {% if case.isIndirect %}indirect {% endif %}case {{ case.name }}{% if case.reducer %}({{ case.reducer }}.State){% else %}{% include "case-reducer-fields" %}{% endif %}
      {% endfor %}
      {% lines reducer.casesClosing %}
      {% if reducer.ephemeral %}

      {% include "ephemeral-cases" %}
      {% endif %}
        }

      {% endif %}
      {% if reducer.suppliesAction %}
        /// An action of a case.
        {{ reducer.access }}{% if reducer.isIndirect %}indirect {% endif %}enum Action{% if reducer.isActionSendable %}: Swift.Sendable{% endif %} {
      {% for case in reducer.cases %}
      {% lines case.opening %}
          {% lines case.documentation %}
          {% lines case.actionAttributes %}
          {% if case.isIndirect %}indirect {% endif %}case {{ case.name }}({% if case.reducer %}{{ case.reducer }}.Action{% else %}{{ case.action | default:"Swift.Never" }}{% endif %})
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
          case {{ case.name }}{% if case.reducer %}(GeneratedSupport.StoreOf<{{ case.reducer }}>){% else %}{% include "case-reducer-fields" %}{% endif %}
      {% endfor %}
      {% lines reducer.casesClosing %}
        }

      {% endif %}
      {% if reducer.suppliesBody %}
        /// Runs the reducer of the current case.
      {% if reducer.isDeprecated %}
        @available(*, deprecated)
      {% endif %}
      {% if reducer.children %}
        @Swift.MainActor {{ reducer.access }}static var body: GeneratedSupport.Reduce<State, Action> {
          func reduce(_ state: inout State, _ action: Action) -> GeneratedSupport.Effect<Action> {
      {% for case in reducer.children %}
      {% lines case.opening %}
            if case .{{ case.name }}(let action) = action{% if case.hasDefault %}, case .{{ case.name }}(let child) = Self.{{ case.name }}(){% endif %} {
              return GeneratedSupport._reduce({% if case.hasDefault %}child{% elif case.isCaseReducer %}{{ case.reducer }}.body{% else %}{{ case.reducer }}(){% endif %}, &state, action, {% include "case-reducer-paths" %})
            }
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
      {% if reducer.isDeprecated %}
        @available(*, deprecated)
      {% endif %}
        @Swift.MainActor {{ reducer.access }}static func scope(_ store: GeneratedSupport.Store<State, Action>) -> CaseScope {
      {% if reducer.scopes %}
          switch store._case {
      {% for case in reducer.scopes %}
      {% lines case.opening %}
      {% if case.reducer %}
          case .{{ case.name }}: .{{ case.name }}(store._scope({% include "case-reducer-paths" %}))
      {% elif case.fields %}
          case .{{ case.name }}({% for field in case.fields %}let v{{ forloop.counter0 }}{% if not forloop.last %}, {% endif %}{% endfor %}): .{{ case.name }}({% for field in case.fields %}{% if field.label %}{{ field.label }}: {% endif %}{% if forloop.first %}store._kept(v0){% else %}v{{ forloop.counter0 }}{% endif %}{% if not forloop.last %}, {% endif %}{% endfor %})
      {% else %}
          case .{{ case.name }}: .{{ case.name }}
      {% endif %}
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
      extension {{ reducer.type }}.State{% if reducer.suppliesConformance %}: GeneratedSupport.CaseReducerState{% if reducer.ephemeral %}, GeneratedSupport._EphemeralCases{% endif %}{% elif reducer.ephemeral %}: GeneratedSupport._EphemeralCases{% endif %} {
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
      extension {{ witnesses.type }}{% if witnesses.whereClause %} {{ witnesses.whereClause }}{% endif %} {
      {% if witnesses.isEquatable %}
      {% if reducer.isDeprecated %}
        @available(*, deprecated)
      {% endif %}
        {{ reducer.access }}static func == (left: Self, right: Self) -> Swift.Bool {
      {% for case in witnesses.cases %}
      {% lines case.opening %}
          if case .{{ case.name }}{% if case.fields %}({% for field in case.fields %}let left{{ forloop.counter0 }}{% if not forloop.last %}, {% endif %}{% endfor %}){% endif %} = left, case .{{ case.name }}{% if case.fields %}({% for field in case.fields %}let right{{ forloop.counter0 }}{% if not forloop.last %}, {% endif %}{% endfor %}){% endif %} = right { return {% for field in case.fields %}left{{ forloop.counter0 }} == right{{ forloop.counter0 }}{% if not forloop.last %} && {% endif %}{% empty %}true{% endfor %} }
      {% endfor %}
      {% lines witnesses.closing %}
          return false
        }
      {% endif %}
      {% if witnesses.isHashable %}
      {% if reducer.isDeprecated %}
        @available(*, deprecated)
      {% endif %}
        {{ reducer.access }}func hash(into hasher: inout Swift.Hasher) {
      {% for case in witnesses.cases %}
      {% lines case.opening %}
          if case .{{ case.name }}{% if case.fields %}({% for field in case.fields %}let left{{ forloop.counter0 }}{% if not forloop.last %}, {% endif %}{% endfor %}){% endif %} = self { hasher.combine({{ case.index }}){% for field in case.fields %}; hasher.combine(left{{ forloop.counter0 }}){% endfor %} }
      {% endfor %}
      {% lines witnesses.closing %}
        }
      {% endif %}
      {% if witnesses.isDecodable %}
      {% if reducer.isDeprecated %}
        @available(*, deprecated)
      {% endif %}
        {{ reducer.access }}init(from decoder: any Swift.Decoder) throws {
          let payload = try GeneratedSupport._CaseDecoder(decoder)
      {% for case in witnesses.cases %}
      {% lines case.opening %}
          if payload.name == "{{ case.key | inLiteral }}" { self = .{{ case.name }}{% if case.fields %}({% for field in case.fields %}{% if field.label %}{{ field.label }}: {% endif %}try payload.decode("{% if field.key %}{{ field.key | inLiteral }}{% else %}_{{ forloop.counter0 }}{% endif %}"){% if not forloop.last %}, {% endif %}{% endfor %}){% endif %}; return }
      {% endfor %}
      {% lines witnesses.closing %}
          throw payload.unknownCase()
        }
      {% endif %}
      {% if witnesses.isEncodable %}
      {% if reducer.isDeprecated %}
        @available(*, deprecated)
      {% endif %}
        {{ reducer.access }}func encode(to encoder: any Swift.Encoder) throws {
      {% for case in witnesses.cases %}
      {% lines case.opening %}
          if case .{{ case.name }}{% if case.fields %}({% for field in case.fields %}let left{{ forloop.counter0 }}{% if not forloop.last %}, {% endif %}{% endfor %}){% endif %} = self { try GeneratedSupport._CaseEncoder("{{ case.key | inLiteral }}", encoder){% for field in case.fields %}.encode(left{{ forloop.counter0 }}, "{% if field.key %}{{ field.key | inLiteral }}{% else %}_{{ forloop.counter0 }}{% endif %}"){% endfor %} }
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
    "client-call": ##"""
      {# The call of an endpoint, `try await self.fetch(p0)`, or `return` and a call of its own default. Expects `member`. #}
      {% if member.own or member.isReturned %}return {% endif %}{% if member.isThrowing %}try {% endif %}{% if member.isAsync %}await {% endif %}{% if member.isUnsafe %}unsafe {% endif %}{% if member.own %}{{ member.own }}{% else %}self.{{ member.property }}{% endif %}({% for parameter in member.parameters %}{% if not parameter.isPlain %}{% if parameter.isInPlace %}&{% endif %}{% if parameter.isThrowing %}try {% endif %}{% if parameter.isAsync %}await {% endif %}{% endif %}p{{ forloop.counter0 }}{% if parameter.isAutoclosure %}(){% endif %}{% if not forloop.last %}, {% endif %}{% endfor %})

      """##,
    "client": ##"""
      {# A dependency client: its unimplemented value, initialisers, methods with labels, and its property of
         `DependencyValues`. The code that unimplemented endpoints share is a local function, because a member
         costs time in every build of the module. Expects `client`. #}
      {% for problem in client.problems %}
      #if swift(>=6)
      #error("'{{ problem | inLiteral }}' of '{{ client.type | inLiteral }}' is not '@Sendable', but Swift 6 shares dependencies between tasks; write '@Sendable' before its type in {{ client.source | inLiteral }}")
      #endif

      {% endfor %}
      {% lines client.attributes %}
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
        {% if client.initializer.isHidden %}fileprivate init(_unimplemented: Swift.Void{% if client.initializer.parameters %}, {% endif %}{% else %}{{ client.initializer.access }}init({% endif %}{% for parameter in client.initializer.parameters %}{{ parameter.name }}{% if parameter.inner %} {{ parameter.inner }}{% endif %}: {{ parameter.type }}{% if not forloop.last %}, {% endif %}{% endfor %}) {
      {% if client.hasEndpoints %}
          @Sendable {% if client.initializer.actor %}nonisolated {% endif %}func _endpoint(_ name: Swift.StaticString) -> GeneratedSupport._Endpoint {
            .init(
              name, of: "{{ client.shownType | inLiteral }}", key: "{% if client.shownKey %}{{ client.shownKey | inLiteral }}{% elif client.isGeneric %}[{{ client.fullType | inLiteral }}.self]{% endif %}", source: "{{ client.source | inLiteral }}"{% if client.isInterface %}, isInterface: true{% endif %})
          }
      {% endif %}
      {% for member in client.settings %}
      {% lines member.opening %}
      {% if member.isEndpoint %}
      {% if member.own %}
          let {{ member.own }} = {% if member.isUnsafe %}unsafe {% endif %}self.{{ member.name }}
      {% endif %}
          {% if member.isUnsafe %}unsafe {% endif %}self.{{ member.name }} = {{ "{" }}{% if member.parameters or member.thrown %} {% for parameter in member.parameters %}p{{ forloop.counter0 }}{% if not forloop.last %}, {% endif %}{% endfor %}{% if member.thrown %}{% if not member.parameters %}(){% endif %} throws({{ member.thrown }}){% endif %} in{% endif %}
            {% if member.isFailing %}throw {% endif %}_endpoint("{{ member.title | inLiteral }}({% for parameter in member.parameters %}{{ parameter.shownLabel | inLiteral }}:{% endfor %})").{% if member.isFailing %}failure{% else %}report{% endif %}({% if member.showsArguments %}{% for parameter in member.parameters %}{% if parameter.isShown %}p{{ forloop.counter0 }}{% else %}GeneratedSupport._HiddenArgument(){% endif %}{% if not forloop.last %}, {% endif %}{% endfor %}{% endif %})
      {% if member.own %}
            {% include "client-call" %}
      {% elif member.returnsNil %}
            return nil
      {% endif %}
          }
      {% else %}
          {% if member.isUnsafe %}unsafe {% endif %}self.{{ member.name }} = {% if member.argument %}{{ member.argument }}{% elif member.type %}GeneratedSupport._testValue(of: {{ member.type }}.self){% else %}.unimplementedValue{% endif %}
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
            {{ argument.name }}: GeneratedSupport._testValue(of: {{ argument.type }}.self){% if forloop.last %}){% else %},{% endif %}
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
      {% for parameter in initializer.parameters %}
          {{ parameter.name }}{% if parameter.inner %} {{ parameter.inner }}{% endif %}: {{ parameter.type }}{% if initializer.isMarked or not forloop.last %},{% endif %}
      {% endfor %}
      {% if initializer.isMarked %}
          _: Swift.Void = ()
      {% endif %}
        ) {
      {% if initializer.base %}
          self.init({% if initializer.base.isHidden %}_unimplemented: (){% if initializer.base.arguments %}, {% endif %}{% endif %}{% for argument in initializer.base.arguments %}{{ argument.name }}: {% if argument.inner %}{{ argument.inner }}{% else %}{{ argument.name }}{% endif %}{% if not forloop.last %}, {% endif %}{% endfor %})
      {% endif %}
      {% for setting in initializer.settings %}
          {% if setting.isUnsafe %}unsafe {% endif %}self.{{ setting.name }} = {% if setting.inner %}{{ setting.inner }}{% else %}{{ setting.name }}{% endif %}
      {% endfor %}
        }
      {% if initializer.condition %}
      #endif
      {% endif %}
      {% endfor %}
      {% for member in client.methods %}
      {% lines member.closing %}

      {% lines member.opening %}
        {% lines member.documentation %}
        {% lines member.attributes %}
        {{ member.access }}func {{ member.name }}({% for parameter in member.parameters %}{% if parameter.label %}{{ parameter.label }} {% endif %}p{{ forloop.counter0 }}: {{ parameter.type }}{% if not forloop.last %}, {% endif %}{% endfor %}){% for effect in member.effects %} {{ effect.word }}{% if effect.type %}({{ effect.type }}){% endif %}{% endfor %}{% if member.result %} -> {{ member.result }}{% endif %} {
          {% include "client-call" %}
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
      {% if reducer.isDeprecated %}
          @available(*, deprecated)
      {% endif %}
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
      {% if imports %}

      {% endif %}
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
    "interface-effects": ##"""
      {# ` async throws(E)`. Expects `member`. #}
      {% for effect in member.effects %} {{ effect.word }}{% if effect.type %}({{ effect.type }}){% endif %}{% endfor -%}

      """##,
    "interface-parameters": ##"""
      {# The parameters of a requirement. Expects `requirement`. #}
      {% for parameter in requirement.parameters %}{% if parameter.label %}{{ parameter.label }} {% endif %}p{{ forloop.counter0 }}: {{ parameter.type }}{% if not forloop.last %}, {% endif %}{% endfor -%}

      """##,
    "interface": ##"""
      {# The client of a protocol: its closures, the requirements, which call them, and its property of
         `DependencyValues`. The rest is generated for `Endpoints`, which is a dependency client. Expects `interface`. #}
      {% if interface.outer %}
      nonisolated extension {{ interface.outer }} {
      {% endif %}
      {% lines interface.attributes %}
      /// A ``{{ interface.type | inComment }}`` that consists of closures. Without its closure, a call is reported as an issue.
      {{ interface.access }}{% if not interface.isActor %}nonisolated {% endif %}{% if interface.isClass %}final {% endif %}{{ interface.kind }} {{ interface.name }}: {{ interface.type }}, GeneratedSupport.TestDependencyKey {
        /// The closures that the requirements call.
        {{ interface.access }}struct Endpoints: GeneratedSupport.DependencyClient, Swift.Sendable {
      {% for endpoint in interface.endpoints %}
      {% lines endpoint.opening %}
          {% lines endpoint.documentation %}
          {{ interface.access }}var {{ endpoint.name }}: {{ endpoint.type }}{% if endpoint.needsValue %} = {{ endpoint.value }}{% endif %}
      {% endfor %}
      {% lines interface.endpointsClosing %}
        }

        {{ interface.access }}{% if interface.isStruct %}var{% else %}{% if interface.isActor %}nonisolated {% endif %}let{% endif %} endpoints: Endpoints
      {% if interface.records %}
        /// The calls of this client and of its copies.
        {{ interface.access }}{% if interface.isActor %}nonisolated {% endif %}let calls = Calls()
      {% endif %}

        {{ interface.access }}init(endpoints: Endpoints) {
          self.endpoints = endpoints
        }
      {% if interface.parameters %}

        {{ interface.access }}init(
      {% for endpoint in interface.parameters %}
          {{ endpoint.name }}{% if endpoint.inner %} {{ endpoint.inner }}{% endif %}: ({{ endpoint.type }})? = nil{% if not forloop.last %},{% endif %}
      {% endfor %}
        ) {
          var endpoints = Endpoints.unimplementedValue
      {% for endpoint in interface.parameters %}
          if let p{{ forloop.counter0 }} { {% if endpoint.isUnsafe %}unsafe {% endif %}endpoints.{{ endpoint.name }} = p{{ forloop.counter0 }} }
      {% endfor %}
          self.endpoints = endpoints
        }
      {% endif %}
      {% for requirement in interface.requirements %}
      {% lines requirement.closing %}

      {% lines requirement.opening %}
        {% lines requirement.attributes %}
      {% if requirement.isFunction %}
      {% for member in requirement.calls %}
        {{ interface.access }}func {{ requirement.name }}({% include "interface-parameters" %}){% include "interface-effects" %}{% if requirement.type %} -> {{ requirement.type }}{% endif %} {
      {% if interface.records %}
          self.calls.recorded{{ member.index }}.append(({% for name in member.recorded %}{{ name }}{% if not forloop.last %}, {% endif %}{% endfor %}))
      {% endif %}
          {% include "client-call" %}
        }
      {% endfor %}
      {% else %}
        {{ interface.access }}{% if requirement.isVariable %}var {{ requirement.name }}:{% else %}subscript({% include "interface-parameters" %}) ->{% endif %} {{ requirement.type }} {
      {% for member in requirement.calls %}
          {% if member.isSetter %}{% if interface.isStruct %}nonmutating {% endif %}set({{ member.newValue }}){% else %}get{% include "interface-effects" %}{% endif %} {
      {% if interface.records %}
            self.calls.recorded{{ member.index }}.append(({% for name in member.recorded %}{{ name }}{% if not forloop.last %}, {% endif %}{% endfor %}))
      {% endif %}
            {% include "client-call" %}
          }
      {% endfor %}
        }
      {% endif %}
      {% endfor %}
      {% lines interface.requirementsClosing %}

      {% if not interface.hasTestValue %}
        {{ interface.access }}static var testValue: any {{ interface.type }} { Self(endpoints: .unimplementedValue) }
      {% endif %}
        {{ interface.access }}typealias Value = any {{ interface.type }}
      {% if interface.records %}

        /// What was passed to each requirement, in the order of the calls.
        {{ interface.access }}final class Calls: Swift.Sendable {
      {% for endpoint in interface.endpoints %}
      {% lines endpoint.opening %}
          fileprivate let recorded{{ endpoint.index }} = GeneratedSupport._RecordedCalls<{{ endpoint.arguments }}>()
          {{ interface.access }}var {{ endpoint.name }}: [{{ endpoint.arguments }}] { recorded{{ endpoint.index }}.all }
      {% endfor %}
      {% lines interface.endpointsClosing %}
        }

        /// A client whose requirements do nothing but record their calls. One whose result can't be made up is
        /// unimplemented.
        {{ interface.access }}static var recording: Self {
          {% if interface.hasValues %}var{% else %}let{% endif %} endpoints = Endpoints.unimplementedValue
      {% for endpoint in interface.endpoints %}
      {% lines endpoint.opening %}
      {% if endpoint.value %}
          {% if endpoint.isUnsafe %}unsafe {% endif %}endpoints.{{ endpoint.name }} = {{ endpoint.value }}
      {% endif %}
      {% endfor %}
      {% lines interface.endpointsClosing %}
          return Self(endpoints: endpoints)
        }
      {% endif %}
      }
      {% if interface.outer %}
      }
      {% endif %}
      {% if interface.key %}

      {% lines interface.attributes %}
      nonisolated extension GeneratedSupport.DependencyValues {
        /// The current ``{{ interface.type | inComment }}``.
        {{ interface.access }}var {{ interface.key }}: any {{ interface.type }} {
          get { self[{{ interface.path }}.self] }
          set { self[{{ interface.path }}.self] = newValue }
        }
      }
      {% endif %}

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
