import { existsSync } from 'node:fs'
import { API, type Diagnostic } from 'typescript/unstable/sync'
import { declarationFolders, declarationPaths } from './declarations.ts'

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
/**
 * The declarations of the SDK are found by what these packages say of themselves. What else is installed here is not
 * told: a source could name it as JSON, and a finding would quote it.
 */
const neededManifest = /\/(typebox|csstype|@types\/(react|react-dom|geojson))\/package\.json$/

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
 * program of its own that asks for each file: it is given those in memory and published declarations, and no other.
 */
export function findTypeErrors(files: ReadonlyMap<string, Uint8Array>): TypeFault[] {
  const sources = [...files.keys()].filter((path) => /^src\/.*\.tsx?$/.test(path))
  if (sources.length === 0) return []
  const texts = new Map([...files].map(([path, bytes]) => [root + path, Buffer.from(bytes).toString('utf8')]))
  texts.set(settingsFile, settingsFor(sources))
  texts.set(importsFile, imports)
  const compiler = new API({ cwd: root, fs: fileSystemOf(texts) })
  try {
    const program = compiler.updateSnapshot({ openProjects: [settingsFile] }).getProjects()[0]?.program
    const told = [...(program?.getSyntacticDiagnostics() ?? []), ...(program?.getSemanticDiagnostics() ?? [])]
    return told.flatMap((diagnostic) => toFault(diagnostic, texts))
  } finally {
    compiler.close()
  }
}

function settingsFor(sources: readonly string[]): string {
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
      paths: declarationPaths(),
    },
    files: [importsFile, ...sources.map((path) => root + path)],
  })
}

/** Undefined lets the compiler read the file itself; null says that there is none. */
function fileSystemOf(texts: ReadonlyMap<string, string>) {
  const isDeclaration = (path: string): boolean =>
    (/\.d\.[mc]?ts$/.test(path) || neededManifest.test(path)) &&
    declarationFolders.some((folder) => path.startsWith(folder))
  const isOnTheWay = (path: string): boolean =>
    declarationFolders.some((folder) => path.startsWith(folder) || folder.startsWith(`${path}/`))
  const isFolder = (path: string): boolean => [...texts.keys()].some((name) => name.startsWith(`${path}/`))
  return {
    readFile: (path: string) =>
      texts.get(path) ?? (isDeclaration(path) && existsSync(path) ? undefined : null),
    fileExists: (path: string) => texts.has(path) || (isDeclaration(path) && existsSync(path)),
    directoryExists: (path: string) => isFolder(path) || (isOnTheWay(path) && existsSync(path)),
    getAccessibleEntries: () => ({ files: [], directories: [] }),
    realpath: (path: string) => path,
  }
}

function toFault(diagnostic: Diagnostic, texts: ReadonlyMap<string, string>): TypeFault[] {
  const { category, fileName = '', pos } = diagnostic
  const source = texts.get(fileName)
  if (category !== error || source === undefined || fileName === importsFile) return []
  const line = source.slice(0, pos).split('\n').length
  return [{ file: fileName.slice(root.length), line, text: wordsOf(diagnostic).join(' ') }]
}

/** The compiler explains a long story from its end; the first steps of it are enough. */
const mostSteps = 3

function wordsOf({ text, messageChain = [] }: Diagnostic): string[] {
  return [text, ...messageChain.flatMap(wordsOf)].slice(0, mostSteps)
}
