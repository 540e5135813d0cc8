import { existsSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { API, type Diagnostic } from 'typescript/unstable/sync'
import { Lines } from '../../bundle/Lines.ts'
import { compilerProgram } from './compilerProgram.ts'
import { mountDeclarations, type Declarations } from './declarations.ts'

export interface TypeFault {
  file: string
  line: number
  text: string
}

/** A folder that exists for the compiler alone. */
const root = '/msdat-plugin/'
const settingsFile = `${root}tsconfig.json`
const importsFile = `${root}imports.d.ts`
const error = 1
/** What the bundler makes of files that are no code. */
const imports = `
declare module '*.css' {}
declare module '*?raw' { const text: string; export default text }
declare module '*.geojson' { const value: unknown; export default value }
${['svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'woff2', 'csv', 'txt', 'md']
  .map((ending) => `declare module '*.${ending}' { const text: string; export default text }`)
  .join('\n')}
`

/**
 * Checks the types of a plugin's TypeScript with the SDK's own declarations and settings of ours. The compiler is a
 * program of its own that asks for each file: it is given those in memory, published declarations and its own
 * libraries, and no other.
 */
export function findTypeErrors(files: ReadonlyMap<string, Uint8Array>): TypeFault[] {
  const sources = [...files.keys()].filter((path) => /^src\/.*\.tsx?$/.test(path))
  if (sources.length === 0) return []
  const texts = new Map([...files].map(([path, bytes]) => [root + path, Buffer.from(bytes).toString('utf8')]))
  const declarations = mountDeclarations()
  texts.set(settingsFile, settingsFor(sources, declarations))
  texts.set(importsFile, imports)
  const compiler = new API({ cwd: root, fs: fileSystemOf(texts, declarations) })
  try {
    const program = compiler.updateSnapshot({ openProjects: [settingsFile] }).getProjects()[0]?.program
    const told = [...(program?.getSyntacticDiagnostics() ?? []), ...(program?.getSemanticDiagnostics() ?? [])]
    return told.flatMap((diagnostic) => toFault(diagnostic, texts, declarations))
  } finally {
    compiler.close()
  }
}

function settingsFor(sources: readonly string[], { paths }: Declarations): string {
  return JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      resolveJsonModule: true,
      allowJs: true,
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      paths,
    },
    files: [importsFile, ...sources.map((path) => root + path)],
  })
}

/** Undefined lets the compiler read the file itself; null says that there is none. */
function fileSystemOf(texts: ReadonlyMap<string, string>, declarations: Declarations) {
  const libraries = dirname(compilerProgram() ?? '').replaceAll('\\', '/')
  const isLibrary = (path: string): boolean =>
    posix.dirname(path) === libraries && /\/lib\.([\w.]+\.)?d\.ts$/.test(path) && existsSync(path)
  const isFolder = (path: string): boolean => [...texts.keys()].some((name) => name.startsWith(`${path}/`))
  const declared = (path: string): string | null => {
    const file = declarations.fileOf(path)
    return file === null ? null : readFileSync(file, 'utf8')
  }
  return {
    readFile: (path: string) => texts.get(path) ?? (isLibrary(path) ? undefined : declared(path)),
    fileExists: (path: string) => texts.has(path) || isLibrary(path) || declarations.fileOf(path) !== null,
    directoryExists: (path: string) => isFolder(path) || declarations.hasFolder(path),
    getAccessibleEntries: () => ({ files: [], directories: [] }),
    realpath: (path: string) => path,
  }
}

function toFault(
  diagnostic: Diagnostic,
  texts: ReadonlyMap<string, string>,
  { folder }: Declarations,
): TypeFault[] {
  const { category, fileName = '', pos } = diagnostic
  const source = texts.get(fileName)
  if (category !== error || source === undefined || fileName === importsFile) return []
  const line = new Lines(source).at(pos)
  const text = wordsOf(diagnostic).join(' ').replaceAll(folder, '')
  return [{ file: fileName.slice(root.length), line, text }]
}

/** The compiler explains a long story from its end; the first steps of it are enough. */
const mostSteps = 3

function wordsOf({ text, messageChain = [] }: Diagnostic): string[] {
  return [text, ...messageChain.flatMap(wordsOf)].slice(0, mostSteps)
}
