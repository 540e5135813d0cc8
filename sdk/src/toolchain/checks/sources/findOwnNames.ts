import type { VisitorObject } from 'oxc-parser'
import { namesIn, type Pattern } from './namesIn.ts'
import { Spans, type Span } from './Spans.ts'

interface Scope extends Span {
  /** A body is where `var` belongs. */
  kind: 'block' | 'function' | 'body'
}

/** Whether a name is a variable of the file's own where it stands: surely, perhaps, or not at all. */
export type Ownership = 'own' | 'unsure' | 'free'

/** The window itself, by whatever name. */
export const globals = ['window', 'self', 'globalThis']

/**
 * Visits a program; `ownershipOf` then tells of the watched names where they are variables of the file's own. What such
 * a variable is given is not followed: this spares honest authors false findings, and stops nobody who hides something.
 */
export function findOwnNames(watched: ReadonlySet<string>): {
  visitor: VisitorObject
  ownershipOf(name: string, at: number): Ownership
} {
  const scopes: Scope[] = []
  const spans = new Map<string, Spans>()
  const unsure = new Set<string>()
  const kinds: string[] = []

  const enter = ({ start, end }: Span, kind: Scope['kind'] = 'block'): void =>
    void scopes.push({ start, end, kind })
  const enterBody = (node: Span): void => enter(node, 'body')
  const leave = (): void => void scopes.pop()
  const bind = (name: string, scope: Scope | undefined): void => {
    if (!scope || !watched.has(name)) return
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
    'VariableDeclarator:exit'({ id }) {
      if (kinds.at(-1) === 'declare') return
      bindAll([id], kinds.at(-1) === 'var' ? scopes.findLast(({ kind }) => kind === 'body') : scopes.at(-1))
    },
    // These bind names too, some of them only for the types.
    TSEnumDeclaration: ({ id }) => void unsure.add(id.name),
    TSModuleDeclaration: ({ id }) => void (id.type === 'Identifier' && unsure.add(id.name)),
    TSImportEqualsDeclaration: ({ id }) => void unsure.add(id.name),
  }

  function ownershipOf(name: string, at: number): Ownership {
    if (spans.get(name)?.has(at)) return 'own'
    return unsure.has(name) ? 'unsure' : 'free'
  }

  return { visitor, ownershipOf }
}
