import type { VisitorObject } from 'oxc-parser'
import { globals, type Ownership } from './findOwnNames.ts'
import { nameOf } from './nameOf.ts'

export interface Banned {
  /** What stands in the source, such as eval. */
  what: string
  remedy: string
  severity: 'error' | 'warning'
  /** With it the plugin may use it after all. */
  allowedBy: 'network' | null
  /** Offset in the text. */
  start: number
}

/** A source can have a hit on every line; the first few of each severity say enough. */
const mostPerFile = 20

type Rule = Pick<Banned, 'remedy' | 'severity' | 'allowedBy'>

const forbidden = { severity: 'error', allowedBy: null } as const
const code: Rule = {
  ...forbidden,
  remedy:
    'Write the code itself: code made out of text at run time cannot be reviewed, and the frame refuses it.',
}
const storage: Rule = {
  ...forbidden,
  remedy: 'A frame has no storage of its own; use useStored or the storage methods of the host.',
}
const outside: Rule = { ...forbidden, remedy: 'A plugin speaks with the page only through the SDK.' }
const pragma: Rule = {
  ...forbidden,
  remedy: 'Remove it: behind it, a comment names the function that every element calls.',
}
const webrtc: Rule = { ...forbidden, remedy: 'Remove it: frames have no peer connections.' }
const network: Rule = {
  severity: 'warning',
  allowedBy: 'network',
  remedy:
    'Ask the host for data with useData. Other servers need the permission "network" and their name in the manifest.',
}

/** A frame does not have it, and the plugin may know what to do without. */
const missing = { severity: 'warning', allowedBy: null } as const
const blob: Rule = {
  ...missing,
  remedy: 'A frame makes no Blob and no File. Work with the bytes, and save them with files.save.',
}
const colour: Rule = {
  ...missing,
  remedy: 'A frame has no chooser of colours: the field is one of text. Offer some colours to choose from.',
}

const perhapsOwn = {
  severity: 'warning',
  remedy: 'If this is a variable of your own, give it another name.',
} as const

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
    of: globals,
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
    rule: { ...forbidden, remedy: 'Remove it: frames have no service workers.' },
  },
  { of: ['navigator'], names: ['sendBeacon'], rule: network },
  {
    of: ['URL'],
    names: ['createObjectURL'],
    rule: {
      ...missing,
      remedy:
        'A frame gives a file no address. Show a picture by a data address or on a canvas, and save a file with files.save.',
    },
  },
]

/** Names of what no plugin can make. */
const unmade = ['Blob', 'File']

/** Every name that is looked at where it stands free. */
export const watchedNames: ReadonlySet<string> = new Set([
  ...freeNames.keys(),
  ...properties.flatMap(({ of }) => of),
  ...unmade,
])

/** Visits a program and adds what a plugin must not use to `found`. A name of the file's own is nothing of the browser's. */
export function findBanned(
  found: Banned[],
  ownershipOf: (name: string, at: number) => Ownership,
): VisitorObject {
  // Names of properties and types look like variables in the tree; their offsets are passed over.
  const passed = new Set<number>()
  const left = { error: mostPerFile, warning: mostPerFile }
  const tell = (what: string, start: number, rule: Rule) => {
    if (left[rule.severity]-- > 0) found.push({ what, start, ...rule })
  }
  const tellOf = (name: string, what: string, start: number, rule: Rule): void => {
    const ownership = ownershipOf(name, start)
    if (ownership === 'free') tell(what, start, rule)
    if (ownership === 'unsure') tell(what, start, { ...rule, ...perhapsOwn })
  }
  return {
    MemberExpression(node) {
      const name = nameOf(node)
      if (!node.computed) passed.add(node.property.start)
      if (name === null || node.object.type !== 'Identifier') return
      const object = node.object.name
      const rule = globals.includes(object) ? freeNames.get(name) : undefined
      if (rule) tellOf(object, `${object}.${name}`, node.start, rule)
      for (const { of, names, rule } of properties) {
        if (of.includes(object) && names.includes(name)) tellOf(object, `${object}.${name}`, node.start, rule)
      }
    },
    NewExpression({ callee, start }) {
      const made = callee.type === 'Identifier' ? callee.name : ''
      if (unmade.includes(made)) tellOf(made, `new ${made}`, start, blob)
    },
    JSXAttribute({ name, value, start }) {
      const isColour = value?.type === 'Literal' && value.value === 'color'
      if (name.name === 'type' && isColour) tell('type="color"', start, colour)
    },
    Property: (node) => void (!node.computed && !node.shorthand && passed.add(node.key.start)),
    MethodDefinition: (node) => void (!node.computed && passed.add(node.key.start)),
    PropertyDefinition: (node) => void (!node.computed && passed.add(node.key.start)),
    TSPropertySignature: (node) => void (!node.computed && passed.add(node.key.start)),
    TSMethodSignature: (node) => void (!node.computed && passed.add(node.key.start)),
    TSTypeReference: (node) => void passed.add(node.typeName.start),
    ImportSpecifier: ({ imported, local }) =>
      void (imported.start !== local.start && passed.add(imported.start)),
    Identifier(node) {
      const rule = freeNames.get(node.name)
      if (rule && !passed.has(node.start)) tellOf(node.name, node.name, node.start, rule)
    },
  }
}

/** A comment that the bundler obeys; sought in the whole text, since parsers may differ in what a comment is. */
export function findPragma(text: string): Banned[] {
  const start = text.indexOf('@jsxRuntime')
  return start < 0 ? [] : [{ ...pragma, what: '@jsxRuntime', start }]
}
