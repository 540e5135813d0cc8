import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { parseSync } from 'oxc-parser'
import { projectFolder } from '../support/project.ts'

export interface Import {
  specifier: string
  /** Path of the imported file from the project's root; null where it is a package. */
  file: string | null
  isTypeOnly: boolean
}

/** One source file, by its path from the project's root. */
export interface Source {
  path: string
  text: string
  imports: Import[]
}

const folders = ['sdk', 'host', 'plugins', 'plugin-registry', 'server', 'tests']
// What stands beside the code; under src these are names like any other, such as server/src/data.
const skipped = new Set(['node_modules', 'dist', 'data', 'docs', 'public', 'assets', 'fixtures'])
const isCode = (name: string): boolean => /\.(ts|tsx|mjs)$/.test(name) && !name.endsWith('.d.ts')

let sources: Source[] | undefined

/** Every source file of the project, read once. */
export const readSources = (): Source[] =>
  (sources ??= folders
    .flatMap(filesIn)
    .map((path) => toSource(path, readFileSync(join(projectFolder, path), 'utf8'))))

/** Reads what a source imports, also from samples that stand in no file. */
export function toSource(path: string, text: string): Source {
  const { module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isTypeOnly: isType }] : [],
    ),
  )
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    return literal?.[2] ? [{ specifier: literal[2], isTypeOnly: false }] : []
  })
  const imports = [...statics, ...reexports, ...dynamics].map((found) => ({
    ...found,
    file: found.specifier.startsWith('.') ? normalize(join(dirname(path), found.specifier)) : null,
  }))
  return { path, text, imports }
}

/** The package of an import: `@nivo/bar` of `@nivo/bar/x`; null for a file of the project. */
export function packageOf({ specifier, file }: Import): string | null {
  if (file !== null) return null
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function filesIn(folder: string): string[] {
  return readdirSync(join(projectFolder, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) && !folder.includes('/src') ? [] : filesIn(path)
    return isCode(entry.name) ? [relative('.', path)] : []
  })
}
