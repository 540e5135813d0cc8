import { Visitor, type Node } from 'oxc-parser'
import { languageOf } from './fileLoaders.ts'
import { Lines } from './Lines.ts'
import { parseSource } from './parseSource.ts'

type Place = [line: number, column: number]

/** Where a function stands in its file; lines and columns from 1. */
export interface FunctionSpan {
  name: string
  start: Place
  end: Place
}

const mostSpans = 20_000
const longestName = 80

/** The functions of each source file that have a name, by path, so that a place in a file can be named by them. */
export function findFunctions(files: ReadonlyMap<string, Uint8Array>): Record<string, FunctionSpan[]> {
  const found: [string, FunctionSpan[]][] = []
  let room = mostSpans
  for (const [path, content] of files) {
    const language = languageOf(path)
    const spans = language ? functionsIn(Buffer.from(content).toString('utf8'), language) : []
    room -= spans.length
    if (room < 0) break
    if (spans.length > 0) found.push([path, spans])
  }
  return Object.fromEntries(found)
}

function functionsIn(text: string, language: 'ts' | 'tsx' | 'jsx'): FunctionSpan[] {
  const parsed = parseSource(text, language)
  if (!parsed) return []
  const lines = new Lines(text)
  const spans: FunctionSpan[] = []
  const add = (name: string | null, { start, end }: Node): void => {
    if (name)
      spans.push({ name: name.slice(0, longestName), start: lines.placeOf(start), end: lines.placeOf(end) })
  }
  // A function without a name of its own has that of what it is put in.
  const addValue = (name: Node, value: Node | null): void => {
    if (value && isFunction(value)) add(nameOf(name), value)
  }
  new Visitor({
    FunctionDeclaration: (node) => add(node.id?.name ?? 'default', node),
    FunctionExpression: (node) => add(node.id?.name ?? null, node),
    VariableDeclarator: ({ id, init }) => addValue(id, init),
    AssignmentExpression: ({ left, right }) => addValue(left, right),
    Property: ({ key, value }) => addValue(key, value),
    PropertyDefinition: ({ key, value }) => addValue(key, value),
    MethodDefinition: ({ key, value }) => addValue(key, value),
    ExportDefaultDeclaration: ({ declaration }) => void (isArrow(declaration) && add('default', declaration)),
  }).visit(parsed.program)
  return spans
}

const isArrow = ({ type }: Node): boolean => type === 'ArrowFunctionExpression'
const isFunction = (node: Node): boolean => node.type === 'FunctionExpression' || isArrow(node)

function nameOf(node: Node): string | null {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'PrivateIdentifier') return `#${node.name}`
  return node.type === 'MemberExpression' ? nameOf(node.property) : null
}
