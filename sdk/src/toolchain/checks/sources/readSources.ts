import { parseSync, Visitor, type Program } from 'oxc-parser'
import { isSourceType } from '../../archive/fileTypes.ts'
import { Lines } from '../../bundle/Lines.ts'
import { decodeText } from './decodeText.ts'
import { findBanned, findPragma, watchedNames, type Banned } from './findBanned.ts'
import { findDefinition } from './findDefinition.ts'
import { findHostUse, type HostUse } from './findHostUse.ts'
import { findOwnNames } from './findOwnNames.ts'

/** What the checks know of one source file. */
export interface SourceFacts {
  path: string
  /** Why it was not looked into; null where it was. */
  problem: { title: string; detail: string; remedy: string; line: number | null } | null
  banned: (Banned & { line: number })[]
  hostUse: HostUse
  /** Its call of definePlugin: where, and with which contributions; null where the text does not tell. */
  definition: { line: number | null; contributions: string[] | null }
}

/** One file, and all together: as much as a person can review, and a parser can hold. */
const fileCharacters = 1024 * 1024
const allCharacters = 4 * 1024 * 1024

const unread = {
  banned: [],
  hostUse: { methods: [], imports: [], named: [], isOpen: false },
  definition: { line: null, contributions: null },
}

/** Parses every source file, one after another, and keeps only what the checks ask about. */
export function readSources(files: ReadonlyMap<string, Uint8Array>): SourceFacts[] {
  let total = 0
  const facts: SourceFacts[] = []
  for (const [path, content] of files) {
    if (!isSourceType(path)) continue
    total += content.byteLength
    if (content.byteLength > fileCharacters || total > allCharacters) {
      const title = 'The source is too long to be reviewed'
      const detail = `A file may have ${fileCharacters / 1024} kB, all sources together ${allCharacters / 1024} kB.`
      const remedy = 'Split it into files that a person can read, or leave out what is not needed.'
      facts.push({ path, problem: { title, detail, remedy, line: null }, ...unread })
    } else {
      const text = decodeText(content)
      if (text !== null) facts.push(readSource(path, text))
    }
  }
  return facts
}

function readSource(path: string, text: string): SourceFacts {
  const result = parseSync(path, text, { sourceType: 'module' })
  const lines = new Lines(text)
  const error = result.errors.find(({ severity }) => String(severity) === 'Error')
  if (error) {
    const line = lines.at(error.labels[0]?.start ?? 0)
    const remedy = 'Correct the syntax at this line, or just before it.'
    const problem = { title: 'The source cannot be read', detail: error.message, remedy, line }
    return { path, problem, ...unread }
  }
  const program: Program = result.program
  const banned = findPragma(text)
  const hostUse: HostUse = { methods: [], imports: [], named: [], isOpen: false }
  // Where a name is bound may stand behind its uses, so this comes first.
  const ownNames = findOwnNames(watchedNames)
  new Visitor(ownNames.visitor).visit(program)
  new Visitor({ ...findBanned(banned, ownNames.ownershipOf), ...findHostUse(hostUse) }).visit(program)
  const definition = findDefinition()
  // A visitor has one function for each kind of node, so this one goes through the tree on its own.
  new Visitor(definition.visitor).visit(program)
  const { start, contributions } = definition.read()
  return {
    path,
    problem: null,
    hostUse,
    definition: { line: start === null ? null : lines.at(start), contributions },
    banned: banned.map((one) => ({ ...one, line: lines.at(one.start) })),
  }
}
