import type { VisitorObject } from 'oxc-parser'
import { namesIn, type Pattern } from './namesIn.ts'
import { nameOf } from './nameOf.ts'
import { Spans, type Span } from './Spans.ts'

interface Scope extends Span {
  /** Watched names that are bound here. */
  names: string[]
  /** A body is where `var` belongs. */
  kind: 'block' | 'function' | 'body'
}

/** Whether a name is a variable of the file's own where it stands: surely, perhaps, or not at all. */
export type Ownership = 'own' | 'unsure' | 'free'

/** The window itself, by whatever name. */
export const globals = ['window', 'self', 'globalThis']
/** Through these a variable of the file can come to mean the browser's thing. */
const browserNames = [...globals, 'parent', 'top', 'opener']

/**
 * Visits a program; `ownershipOf` then tells of the watched names where they are variables of the file's own. One that
 * is given the window or its kin, be it by way of another variable, is not taken for its own.
 */
export function findOwnNames(watched: ReadonlySet<string>): {
  visitor: VisitorObject
  ownershipOf(name: string, at: number): Ownership
} {
  const scopes: Scope[] = []
  /** How many of the scopes around the place that is visited bind the name. */
  const active = new Map<string, number>()
  const spans = new Map<string, Spans>()
  const unsure = new Set<string>()
  const aliases = new Set<string>()
  /** Offsets of names that hand nothing on. */
  const passed = new Set<number>()
  /** How often the window or an alias of it was handed on; and how often before each assignment around. */
  let handed = 0
  const handedBefore: number[] = []
  const kinds: string[] = []

  const enter = ({ start, end }: Span, kind: Scope['kind'] = 'block'): void =>
    void scopes.push({ start, end, names: [], kind })
  const enterBody = (node: Span): void => enter(node, 'body')
  const leave = (): void => {
    for (const name of scopes.pop()?.names ?? []) active.set(name, (active.get(name) ?? 1) - 1)
  }
  const bind = (name: string, scope: Scope | undefined): void => {
    if (!scope || !watched.has(name)) return
    scope.names.push(name)
    active.set(name, (active.get(name) ?? 0) + 1)
    const known = spans.get(name) ?? new Spans()
    known.add(scope)
    spans.set(name, known)
  }
  const bindAll = (patterns: readonly Pattern[], scope = scopes.at(-1)): void => {
    for (const { name } of patterns.flatMap(namesIn)) bind(name, scope)
  }
  const enterFunction = (node: Span & { params: readonly Pattern[] }): void => {
    enter(node, 'function')
    bindAll(node.params)
  }
  const beginGiving = (target: Pattern): void => {
    for (const { start } of namesIn(target)) passed.add(start)
    handedBefore.push(handed)
  }
  const endGiving = (target: Pattern): void => {
    if (handed > (handedBefore.pop() ?? 0)) for (const { name } of namesIn(target)) aliases.add(name)
  }

  const visitor: VisitorObject = {
    Program: ({ end }) => enter({ start: 0, end: end + 1 }, 'body'),
    'Program:exit': leave,
    BlockStatement: (node) => enter(node, scopes.at(-1)?.kind === 'function' ? 'body' : 'block'),
    'BlockStatement:exit': leave,
    StaticBlock: enterBody,
    'StaticBlock:exit': leave,
    TSModuleBlock: enterBody,
    'TSModuleBlock:exit': leave,
    ForStatement: (node) => enter(node),
    'ForStatement:exit': leave,
    ForInStatement: (node) => enter(node),
    'ForInStatement:exit': leave,
    ForOfStatement: (node) => enter(node),
    'ForOfStatement:exit': leave,
    SwitchStatement: (node) => enter(node),
    'SwitchStatement:exit': leave,
    CatchClause(node) {
      enter(node)
      if (node.param) bindAll([node.param])
    },
    'CatchClause:exit': leave,
    ArrowFunctionExpression: enterFunction,
    'ArrowFunctionExpression:exit': leave,
    FunctionDeclaration(node) {
      if (node.id) bind(node.id.name, scopes.at(-1))
      enterFunction(node)
    },
    'FunctionDeclaration:exit': leave,
    FunctionExpression(node) {
      enterFunction(node)
      if (node.id) bind(node.id.name, scopes.at(-1))
    },
    'FunctionExpression:exit': leave,
    TSFunctionType: enterFunction,
    'TSFunctionType:exit': leave,
    TSMethodSignature: enterFunction,
    'TSMethodSignature:exit': leave,
    TSDeclareFunction: enterFunction,
    'TSDeclareFunction:exit': leave,
    ClassDeclaration: ({ id, declare }) => void (id && !declare && bind(id.name, scopes.at(-1))),
    ClassExpression(node) {
      enter(node)
      if (node.id) bind(node.id.name, scopes.at(-1))
    },
    'ClassExpression:exit': leave,
    ImportDeclaration(node) {
      // What is imported as a type is gone when the code runs, and its name is the browser's again.
      if (node.importKind === 'type') return
      for (const specifier of node.specifiers) {
        const isType = specifier.type === 'ImportSpecifier' && specifier.importKind === 'type'
        if (!isType) bind(specifier.local.name, scopes.at(-1))
      }
    },
    VariableDeclaration: ({ kind, declare }) => void kinds.push(declare ? 'declare' : kind),
    'VariableDeclaration:exit': () => void kinds.pop(),
    VariableDeclarator: ({ id }) => beginGiving(id),
    'VariableDeclarator:exit'({ id }) {
      endGiving(id)
      if (kinds.at(-1) === 'declare') return
      bindAll([id], kinds.at(-1) === 'var' ? scopes.findLast(({ kind }) => kind === 'body') : scopes.at(-1))
    },
    AssignmentExpression: ({ left }) => beginGiving(left),
    'AssignmentExpression:exit': ({ left }) => endGiving(left),
    AssignmentPattern: ({ left }) => beginGiving(left),
    'AssignmentPattern:exit': ({ left }) => endGiving(left),
    // These bind names too, some of them only for the types.
    TSEnumDeclaration: ({ id }) => void unsure.add(id.name),
    TSModuleDeclaration: ({ id }) => void (id.type === 'Identifier' && unsure.add(id.name)),
    TSImportEqualsDeclaration: ({ id }) => void unsure.add(id.name),
    MemberExpression(node) {
      if (!node.computed) passed.add(node.property.start)
      // window.innerWidth hands on no window, and window.top is found by itself.
      const isPlain = node.object.type === 'Identifier' && globals.includes(node.object.name)
      const name = nameOf(node)
      if (isPlain && name !== null && !browserNames.includes(name)) passed.add(node.object.start)
    },
    Property: ({ computed, shorthand, key }) => void (!computed && !shorthand && passed.add(key.start)),
    UnaryExpression: ({ operator, argument }) => void (operator === 'typeof' && passed.add(argument.start)),
    Identifier({ name, start }) {
      const isBrowsers = browserNames.includes(name) && !active.get(name)
      if ((isBrowsers || aliases.has(name)) && !passed.has(start)) handed += 1
    },
  }

  function ownershipOf(name: string, at: number): Ownership {
    if (aliases.has(name)) return 'free'
    if (spans.get(name)?.has(at)) return 'own'
    return unsure.has(name) ? 'unsure' : 'free'
  }

  return { visitor, ownershipOf }
}
