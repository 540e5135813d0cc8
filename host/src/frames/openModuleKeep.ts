import type { ModuleKeep } from './ModuleKeep.ts'

const name = 'msdat-modules'
const addressOf = (digest: string): string => `/module/${digest}`

/** CacheStorage on HTTPS and localhost, IndexedDB on plain HTTP, nothing where the visitor forbids both. */
export function openModuleKeep(): ModuleKeep {
  if ('caches' in globalThis) return forgiving(cacheKeep())
  return forgiving(import('./databaseKeep.ts').then(({ databaseKeep }) => databaseKeep()))
}

/** What is kept only saves time, so a keep that fails is one that is empty. */
function forgiving(opening: ModuleKeep | Promise<ModuleKeep>): ModuleKeep {
  const keep = Promise.resolve(opening)
  const nothing = (): undefined => undefined
  return {
    get: (digest) => keep.then((one) => one.get(digest)).catch(() => null),
    put: (digest, code) => keep.then((one) => one.put(digest, code)).catch(nothing),
    keepOnly: (digests) => keep.then((one) => one.keepOnly(digests)).catch(nothing),
  }
}

function cacheKeep(): ModuleKeep {
  let opened: Promise<Cache> | null = null
  const open = (): Promise<Cache> => (opened ??= caches.open(name))
  return {
    async get(digest) {
      const found = await (await open()).match(addressOf(digest))
      return (await found?.arrayBuffer()) ?? null
    },
    async put(digest, code) {
      await (await open()).put(addressOf(digest), new Response(code))
    },
    async keepOnly(digests) {
      const cache = await open()
      const isOld = ({ url }: Request): boolean => !digests.has(url.slice(url.lastIndexOf('/') + 1))
      await Promise.all((await cache.keys()).filter(isOld).map((request) => cache.delete(request)))
    },
  }
}
