import type { VisitorObject } from 'oxc-parser'

export interface Banned {
  /** What stands in the source, such as eval. */
  what: string
  remedy: string
  severity: 'error' | 'warning'
  /** Offset in the text. */
  start: number
}

type Rule = Pick<Banned, 'remedy' | 'severity'>

const code: Rule = {
  severity: 'error',
  remedy:
    'Write the code itself: code made out of text at run time cannot be reviewed, and the frame refuses it.',
}
const storage: Rule = {
  severity: 'error',
  remedy: 'A frame has no storage of its own; use useStored or the storage methods of the host.',
}
const outside: Rule = { severity: 'error', remedy: 'A plugin speaks with the page only through the SDK.' }
const webrtc: Rule = { severity: 'error', remedy: 'Remove it: frames have no peer connections.' }
const network: Rule = {
  severity: 'warning',
  remedy:
    'Ask the host for data with useData. Other servers need the permission "network" and their name in the manifest.',
}

/** Names that mean the browser's own thing wherever they stand free. */
const freeNames = new Map<string, Rule>([
  ['eval', code],
  ['Function', code],
  ['importScripts', code],
  ['localStorage', storage],
  ['sessionStorage', storage],
  ['indexedDB', storage],
  ['caches', storage],
  ['RTCPeerConnection', webrtc],
  ['webkitRTCPeerConnection', webrtc],
  ['RTCDataChannel', webrtc],
  ['RTCIceTransport', webrtc],
  ['fetch', network],
  ['XMLHttpRequest', network],
  ['WebSocket', network],
  ['EventSource', network],
  ['WebTransport', network],
])

/** Names that matter only as a property of one of these objects. */
const properties: readonly { of: string[]; names: string[]; rule: Rule }[] = [
  {
    of: ['window', 'self', 'globalThis'],
    names: ['parent', 'top', 'opener', 'frameElement', 'open', 'frames'],
    rule: outside,
  },
  {
    of: ['parent', 'top', 'opener'],
    names: ['postMessage', 'location', 'document', 'frames'],
    rule: outside,
  },
  { of: ['document'], names: ['cookie', 'domain', 'write', 'writeln'], rule: outside },
  {
    of: ['navigator'],
    names: ['serviceWorker'],
    rule: { severity: 'error', remedy: 'Remove it: frames have no service workers.' },
  },
  { of: ['navigator'], names: ['sendBeacon'], rule: network },
]

const globals = ['window', 'self', 'globalThis']

/** Visits a program and adds what a plugin must not use to `found`. */
export function findBanned(found: Banned[]): VisitorObject {
  // Names of properties and types look like variables in the tree; their offsets are passed over.
  const passed = new Set<number>()
  const tell = (what: string, start: number, rule: Rule) => found.push({ what, start, ...rule })
  return {
    MemberExpression(node) {
      const name = nameOf(node)
      if (!node.computed) passed.add(node.property.start)
      if (name === null || node.object.type !== 'Identifier') return
      const object = node.object.name
      const rule = globals.includes(object) ? freeNames.get(name) : undefined
      if (rule) tell(`${object}.${name}`, node.start, rule)
      for (const { of, names, rule } of properties) {
        if (of.includes(object) && names.includes(name)) tell(`${object}.${name}`, node.start, rule)
      }
    },
    Property: (node) => void (!node.computed && !node.shorthand && passed.add(node.key.start)),
    MethodDefinition: (node) => void (!node.computed && passed.add(node.key.start)),
    PropertyDefinition: (node) => void (!node.computed && passed.add(node.key.start)),
    TSPropertySignature: (node) => void (!node.computed && passed.add(node.key.start)),
    TSMethodSignature: (node) => void (!node.computed && passed.add(node.key.start)),
    TSTypeReference: (node) => void passed.add(node.typeName.start),
    Identifier(node) {
      const rule = freeNames.get(node.name)
      if (rule && !passed.has(node.start)) tell(node.name, node.start, rule)
    },
    ImportExpression(node) {
      if (node.source.type === 'Literal') return
      tell('import() of a computed address', node.start, code)
    },
  }
}

/** The name of a property, also where it is put together from pieces of text. */
function nameOf(node: { computed: boolean; property: object }): string | null {
  if (node.computed) return textOf(node.property)
  return 'name' in node.property ? String(node.property.name) : null
}

function textOf(node: object): string | null {
  if (!('type' in node)) return null
  if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && 'quasis' in node && 'expressions' in node) {
    const [only] = node.quasis as { value: { cooked: string | null } }[]
    return (node.expressions as unknown[]).length === 0 ? (only?.value.cooked ?? null) : null
  }
  if (
    node.type === 'BinaryExpression' &&
    'operator' in node &&
    node.operator === '+' &&
    'left' in node &&
    'right' in node
  ) {
    const left = textOf(node.left as object)
    const right = textOf(node.right as object)
    return left === null || right === null ? null : left + right
  }
  return null
}
