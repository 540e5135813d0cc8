import type { VisitorObject } from 'oxc-parser'

const namingHooks = ['useCommand', 'usePublish', 'useSubscription'] as const
type NamingHook = (typeof namingHooks)[number]

/** How a source file speaks with the host. */
export interface HostUse {
  /** First arguments of host.call(…), useHostAnswer(…) and useHostAnswers(…), where they are plain text. */
  methods: string[]
  /** Names imported from @msdat/sdk and its parts. */
  imports: string[]
  /** First arguments of useCommand(…), usePublish(…) and useSubscription(…), by hook; null: known only at run time. */
  named: { hook: NamingHook; text: string | null }[]
  /** Somewhere a method is called whose name is only known at run time. */
  isOpen: boolean
}

/** Visits a program and adds its uses of the host to `use`. */
export function findHostUse(use: HostUse): VisitorObject {
  return {
    ImportDeclaration(node) {
      if (!node.source.value.startsWith('@msdat/sdk') || node.importKind === 'type') return
      for (const specifier of node.specifiers) {
        if (specifier.type === 'ImportSpecifier' && specifier.importKind !== 'type') {
          use.imports.push('name' in specifier.imported ? specifier.imported.name : specifier.imported.value)
        } else if (specifier.type === 'ImportNamespaceSpecifier') {
          use.isOpen = true
        }
      }
    },
    CallExpression(node) {
      const { callee } = node
      const [asked] = node.arguments
      const hook = callee.type === 'Identifier' && namingHooks.find((name) => name === callee.name)
      if (hook) {
        const isText = asked?.type === 'Literal' && typeof asked.value === 'string'
        use.named.push({ hook, text: isText ? String(asked.value) : null })
        return
      }
      if (callee.type === 'Identifier' && ['useHostAnswer', 'useHostAnswers'].includes(callee.name)) {
        if (asked?.type === 'Literal' && typeof asked.value === 'string') use.methods.push(asked.value)
        else use.isOpen = true
        return
      }
      if (
        callee.type !== 'MemberExpression' ||
        callee.object.type !== 'Identifier' ||
        callee.object.name !== 'host'
      )
        return
      if (!('name' in callee.property) || callee.property.name !== 'call') return
      const [first] = node.arguments
      if (first?.type === 'Literal' && typeof first.value === 'string') use.methods.push(first.value)
      else use.isOpen = true
    },
  }
}
