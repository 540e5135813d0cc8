import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, type Program } from 'oxc-parser'
import type { ReferenceEntry } from '../../contracts/sdkReference.ts'

/** What can be imported from one module. */
export interface SurfaceModule {
  specifier: string
  entries: ReferenceEntry[]
}

interface Declaration {
  words: string
  code: string
  type: string
  isExported: boolean
}

/** What plugins and their tests import, and the emitted types of each. */
const entryFiles: Record<string, string> = {
  '@msdat/sdk': 'index.d.ts',
  '@msdat/sdk/kit': 'kit/index.d.ts',
  '@msdat/sdk/kit/charts': 'kit/charts.d.ts',
  '@msdat/sdk/kit/maps': 'kit/maps.d.ts',
  '@msdat/sdk/kit/plots': 'kit/plots.d.ts',
  '@msdat/sdk/kit/atlas': 'kit/atlas.d.ts',
  '@msdat/sdk/methods': 'methods/index.d.ts',
  '@msdat/sdk/testing': 'testing/index.d.ts',
}

/** Reads the surface of the SDK out of the types that the compiler wrote into `dist`. */
export function readSurface(dist: string): SurfaceModule[] {
  return Object.entries(entryFiles).map(([specifier, file]) => ({
    specifier,
    entries: exportsOf(join(dist, file))
      .map(({ name, found }) => toEntry(name, found))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  }))
}

interface Exported {
  name: string
  found: Declaration & { needs: string[] }
}

function exportsOf(file: string): Exported[] {
  const { program, text } = parse(file)
  const own = declarationsIn(program, text)
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return []
    if (node.declaration) return namesOf(node.declaration).map((name) => ({ name, found: find(file, name) }))
    const source = node.source?.value
    return node.specifiers.map(({ local, exported }) => {
      const from = source?.startsWith('.') ? typesOf(file, source) : file
      const name = nameOf(local)
      return { name: nameOf(exported), found: source || own.has(name) ? find(from, name) : nothing(name) }
    })
  })
}

const nothing = (name: string): Exported['found'] => ({
  words: '',
  code: `export ${name}`,
  type: '',
  isExported: true,
  needs: [],
})

/** The declaration of a name, followed through files that only hand it on. */
function find(file: string, name: string): Exported['found'] {
  const { program, text } = parse(file)
  const own = declarationsIn(program, text)
  const found = own.get(name)
  if (found) return { ...found, needs: neededBy(found.code, own, new Set([name])) }
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration' || !node.source) continue
    const handed = node.specifiers.find(({ exported }) => nameOf(exported) === name)
    if (handed && node.source.value.startsWith('.'))
      return find(typesOf(file, node.source.value), nameOf(handed.local))
  }
  return nothing(name)
}

/** Declarations of the same file that nobody can import, and without which this one cannot be read. */
function neededBy(code: string, own: ReadonlyMap<string, Declaration>, seen: Set<string>): string[] {
  return [...own].flatMap(([name, declaration]) => {
    if (seen.has(name) || !new RegExp(`\\b${name}\\b`).test(code)) return []
    seen.add(name)
    const isType = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'].includes(declaration.type)
    return isType ? [declaration.code, ...neededBy(declaration.code, own, seen)] : []
  })
}

function declarationsIn(program: Program, text: string): Map<string, Declaration> {
  const found = new Map<string, Declaration>()
  let before = 0
  for (const node of program.body) {
    const isExported = node.type === 'ExportNamedDeclaration'
    const declaration = isExported ? node.declaration : node
    const words = wordsOf(text.slice(before, node.start))
    before = node.end
    if (!declaration) continue
    const code = tidy(text.slice(node.start, node.end))
    for (const name of namesOf(declaration)) {
      const earlier = found.get(name)
      // An overload, or a value and its type of one name.
      found.set(name, {
        words: earlier?.words || words,
        code: earlier ? `${earlier.code}\n${code}` : code,
        type: earlier?.type ?? declaration.type,
        isExported,
      })
    }
  }
  return found
}

function namesOf(node: { type: string }): string[] {
  const { id, declarations } = node as {
    id?: { name?: string }
    declarations?: readonly { id: { name?: string } }[]
  }
  return [id?.name, ...(declarations ?? []).map((one) => one.id.name)].filter((name) => name !== undefined)
}

const nameOf = (name: object): string =>
  'name' in name ? String(name.name) : 'value' in name ? String(name.value) : ''

function wordsOf(between: string): string {
  const comments = [...between.matchAll(/\/\*\*([\s\S]*?)\*\//g)]
  const [, comment = ''] = comments.at(-1) ?? []
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const tidy = (code: string): string =>
  code
    .replace(/^export declare /, 'export ')
    .replaceAll('import("react").', '')
    .replaceAll(/import\("(?:typebox|[./][^"]*)"\)\./g, '')
    .replaceAll(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2))

function toEntry(name: string, { words, code, type, needs }: Exported['found']): ReferenceEntry {
  return { name, kind: kindOf(name, type, code), words, code: [code, ...needs].join('\n\n') }
}

function kindOf(name: string, type: string, code: string): ReferenceEntry['kind'] {
  if (type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration') return 'type'
  if (/^use[A-Z]/.test(name)) return 'hook'
  if (/^[A-Z]/.test(name) && code.includes('JSX.Element')) return 'part'
  return /^export (async )?function|=> /.test(code) ? 'function' : 'value'
}

/** Types stand beside each other as the sources do, under names that the sources write. */
function typesOf(from: string, specifier: string): string {
  const path = join(dirname(from), specifier).replace(/\.(tsx?|js)$/, '.d.ts')
  if (existsSync(path)) return path
  throw new Error(`${from} names ${specifier}, which was not built. Run "npm run build".`)
}

const parsed = new Map<string, { program: Program; text: string }>()

function parse(file: string): { program: Program; text: string } {
  const known = parsed.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const made = { program: parseSync(file, text).program, text }
  parsed.set(file, made)
  return made
}
