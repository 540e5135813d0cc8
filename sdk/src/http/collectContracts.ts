import { readdir } from 'node:fs/promises'
import type { TSchema } from 'typebox'
import type { AnyEndpoint } from '../contracts/endpoint.ts'

/** An endpoint under the name its module exports it by. */
export interface NamedEndpoint {
  name: string
  /** File name of its contract module, such as `data`. */
  domain: string
  endpoint: AnyEndpoint
}

export interface Contracts {
  endpoints: NamedEndpoint[]
  /** Exported schemas by their name. */
  schemas: Record<string, TSchema>
}

/** Everything the contract modules export, found by reading their folder: no list to be forgotten. Node only. */
export async function collectContracts(): Promise<Contracts> {
  const folder = new URL('../contracts/', import.meta.url)
  // A front door named index would show the same endpoints a second time.
  const files = (await readdir(folder)).filter((name) => /^(?!index\.)\w+\.(js|ts)$/.test(name)).sort()
  const modules = await Promise.all(
    files.map(async (name) => {
      const module: object = await import(new URL(name, folder).href)
      return { domain: name.replace(/\.\w+$/, ''), module }
    }),
  )
  return {
    endpoints: modules.flatMap(({ domain, module }) => endpointsOf(domain, module)),
    schemas: Object.fromEntries(
      modules.flatMap(({ module }) => Object.entries(module).filter(isNamedSchema)),
    ),
  }
}

/** The endpoints among a module's exports. */
export function endpointsOf(domain: string, module: object): NamedEndpoint[] {
  return Object.entries(module).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ name, domain, endpoint: value }] : [],
  )
}

function isEndpoint(value: unknown): value is AnyEndpoint {
  return isObject(value) && ['method', 'path', 'access', 'summary', 'output'].every((key) => key in value)
}

// A plain table such as statusOfCode is no schema: TypeBox marks its own with a hidden kind.
function isNamedSchema(entry: [string, unknown]): entry is [string, TSchema] {
  return isObject(entry[1]) && '~kind' in entry[1]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
