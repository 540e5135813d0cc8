import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { sharedSpecifiers } from '../../../plugin/frame/sharedSpecifiers.ts'

const resolver = createRequire(import.meta.url)
const slashed = (path: string): string => path.replaceAll('\\', '/')
// From the source as well as from what is built of it, as in tests.
const sdk = slashed(fileURLToPath(new URL('../../../../', import.meta.url)))

/** The folders that hold declarations: the SDK's own, and the packages it is installed with. */
export const declarationFolders: readonly string[] = [
  `${sdk}dist/`,
  ...(resolver.resolve.paths('typebox') ?? []).map((folder) => `${slashed(folder)}/`).filter(existsSync),
  // Some package managers link packages from elsewhere, and then a resolved path names that place.
  ...['@types/react', 'typebox'].map((name) => `${slashed(folderOf(name)).slice(0, -name.length)}`),
]

function folderOf(name: string): string {
  const entry = slashed(resolver.resolve(name === 'typebox' ? name : `${name}/package.json`))
  return entry.slice(0, entry.lastIndexOf(`/${name}/`) + name.length + 1)
}

/** The file that declares each module a plugin may import beside its own, in the form of a tsconfig's "paths". */
export function declarationPaths(): Record<string, string[]> {
  const offered = JSON.parse(readFileSync(`${sdk}package.json`, 'utf8')) as {
    exports: Record<string, { types?: string }>
  }
  const fileOf = (specifier: string): string => {
    const own = /^@msdat\/sdk(.*)$/.exec(specifier)?.[1]
    if (own === undefined) return reactFile(specifier)
    return `${sdk}${offered.exports[`.${own}`]?.types?.slice(2) ?? ''}`
  }
  return Object.fromEntries(sharedSpecifiers.map((specifier) => [specifier, [fileOf(specifier)]]))
}

/** React brings no declarations of its own. */
function reactFile(specifier: string): string {
  const [name = '', part = 'index'] = specifier.split('/')
  return `${folderOf(`@types/${name}`)}/${part}.d.ts`
}
