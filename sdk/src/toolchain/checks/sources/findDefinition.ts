import type { VisitorObject } from 'oxc-parser'

/** What a source file hands to definePlugin, as far as its text tells. */
export interface DefinitionUse {
  /** Where definePlugin is called; null where this file does not call it. */
  start: number | null
  /** Names of the contributions; null where they are only known at run time. */
  contributions: string[] | null
}

/** As much of a node as is looked at here: all kinds of expression are one union in the parser's types. */
interface Node {
  type: string
}

/** Wrappers that change a value's type and nothing else. */
const wrappers = [
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
]

/** Visits a program; `read` then answers what it defines. */
export function findDefinition(): { visitor: VisitorObject; read(): DefinitionUse } {
  const constants = new Map<string, Node | null>()
  const names = new Set<string>()
  const namespaces = new Set<string>()
  // Objects that something is done with may have got more properties than their text shows.
  const touched = new Set<string>()
  const touch = (node: Node): void => void (node.type === 'Identifier' && touched.add(wordOf(node) ?? ''))
  let call: { start: number; argument: Node | null } | null = null

  const visitor: VisitorObject = {
    ImportDeclaration(node) {
      if (node.source.value !== '@msdat/sdk') return
      for (const specifier of node.specifiers) {
        if (specifier.type === 'ImportNamespaceSpecifier') namespaces.add(specifier.local.name)
        else if (specifier.type === 'ImportSpecifier' && wordOf(specifier.imported) === 'definePlugin')
          names.add(specifier.local.name)
      }
    },
    VariableDeclaration(node) {
      for (const { id, init } of node.declarations) {
        if (id.type !== 'Identifier') continue
        // A variable that can change, and a name that stands for two things, are only known at run time.
        const isSure = node.kind === 'const' && !constants.has(id.name)
        constants.set(id.name, isSure ? init : null)
      }
    },
    CallExpression(node) {
      const { callee } = node
      const isNamed = callee.type === 'Identifier' && names.has(callee.name)
      const isMember =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        namespaces.has(callee.object.name) &&
        wordOf(callee.property) === 'definePlugin'
      if (isNamed || isMember) call = { start: node.start, argument: node.arguments[0] ?? null }
      else for (const argument of node.arguments) touch(argument)
    },
    MemberExpression: (node) => touch(node.object),
  }

  /** The object an expression stands for; null where the text does not tell. */
  function objectOf(node: Node | null | undefined, depth = 0): Node[] | null {
    if (!node || depth > 8) return null
    if (wrappers.includes(node.type) && 'expression' in node)
      return objectOf(node.expression as Node, depth + 1)
    if (node.type === 'Identifier') {
      const name = wordOf(node) ?? ''
      return touched.has(name) ? null : objectOf(constants.get(name), depth + 1)
    }
    return node.type === 'ObjectExpression' && 'properties' in node ? (node.properties as Node[]) : null
  }

  function read(): DefinitionUse {
    const found = call
    if (!found) return { start: null, contributions: null }
    const definition = propertiesOf(objectOf(found.argument))
    const contributions = propertiesOf(objectOf(definition?.get('contributions')))
    return { start: found.start, contributions: contributions && [...contributions.keys()] }
  }

  return { visitor, read }
}

/** The properties by name; null where one of them has no plain name. */
function propertiesOf(properties: Node[] | null): Map<string, Node> | null {
  if (!properties) return null
  const values = new Map<string, Node>()
  for (const property of properties) {
    if (!isPlain(property)) return null
    const name = wordOf(property.key)
    if (name === null) return null
    values.set(name, property.value)
  }
  return values
}

function isPlain(node: Node): node is Node & { key: Node; value: Node } {
  return node.type === 'Property' && 'computed' in node && !node.computed && 'key' in node && 'value' in node
}

/** The word of a name or a plain text. */
function wordOf(node: Node): string | null {
  if ('name' in node && typeof node.name === 'string') return node.name
  return 'value' in node && typeof node.value === 'string' ? node.value : null
}
