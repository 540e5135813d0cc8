import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { sharedSpecifiers } from '../../../plugin/frame/sharedSpecifiers.ts'

const resolver = createRequire(import.meta.url)
const slashed = (path: string): string => path.replaceAll('\\', '/')
// From the source as well as from what is built of it, as in tests.
const sdk = slashed(fileURLToPath(new URL('../../../../', import.meta.url)))

/** The declarations of the SDK build on these, and on no other package. */
const packages = ['typebox', 'csstype', '@types/react', '@types/react-dom', '@types/geojson']

/**
 * Published declarations, as the compiler sees them: in a folder that exists for it alone, under a name of one use. A
 * source of a plugin cannot spell that name, so it reaches only what the compiler itself looks up for the SDK.
 */
export interface Declarations {
  /** Ends with a slash. */
  folder: string
  /** The file that declares each module a plugin may import beside its own, in the form of a tsconfig's "paths". */
  paths: Record<string, string[]>
  /** Where a file of the folder lies on the disk; null where there is none, or it is no declaration. */
  fileOf(path: string): string | null
  hasFolder(path: string): boolean
}

export function mountDeclarations(): Declarations {
  const folder = `/msdat-${randomUUID()}/node_modules/`
  const places = new Map([['@msdat/sdk', sdk]])
  for (const name of packages) places.set(name, folderOf(name))
  const onDisk = (path: string): string | null => {
    if (!path.startsWith(folder)) return null
    const [, name = '', file = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(path.slice(folder.length)) ?? []
    const place = places.get(name)
    return place === undefined ? null : place + file.slice(1)
  }
  return {
    folder,
    paths: Object.fromEntries(
      sharedSpecifiers.map((specifier) => [specifier, [folder + declarationOf(specifier)]]),
    ),
    fileOf(path) {
      const file = onDisk(path)
      // The compiler finds its way through a package by what its package.json says.
      const isTold = /\.d\.[mc]?ts$/.test(path) || path.endsWith('/package.json')
      return file !== null && isTold && existsSync(file) ? file : null
    },
    hasFolder(path) {
      if (folder.startsWith(`${path}/`)) return true
      if ([...places.keys()].some((name) => `${folder}${name}/`.startsWith(`${path}/`))) return true
      const place = onDisk(path)
      return place !== null && existsSync(place)
    },
  }
}

/** Some package managers put a package where only those find it that need it: csstype is one of @types/react. */
function folderOf(name: string): string {
  const from = name === 'csstype' ? createRequire(resolver.resolve('@types/react/package.json')) : resolver
  const entry = slashed(from.resolve(name === 'typebox' ? name : `${name}/package.json`))
  return entry.slice(0, entry.lastIndexOf(`/${name}/`) + name.length + 2)
}

function declarationOf(specifier: string): string {
  const own = /^@msdat\/sdk(.*)$/.exec(specifier)?.[1]
  if (own !== undefined) return `@msdat/sdk/${ownDeclarations().exports[`.${own}`]?.types?.slice(2) ?? ''}`
  // React brings no declarations of its own.
  const [name = '', part = 'index'] = specifier.split('/')
  return `@types/${name}/${part}.d.ts`
}

function ownDeclarations(): { exports: Record<string, { types?: string }> } {
  return JSON.parse(readFileSync(`${sdk}package.json`, 'utf8')) as ReturnType<typeof ownDeclarations>
}
