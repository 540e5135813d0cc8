/** Where module code stays between visits, by its digest. Whoever reads from it checks the digest again. */
export interface ModuleKeep {
  get(digest: string): Promise<ArrayBuffer | null>
  put(digest: string, code: Blob): Promise<void>
  /** Forgets every other. */
  keepOnly(digests: ReadonlySet<string>): Promise<void>
}

const name = 'msdat-modules'
const addressOf = (digest: string): string => `/module/${digest}`

/** CacheStorage on HTTPS and localhost, IndexedDB on plain HTTP, nothing where the visitor forbids both. */
export function openModuleKeep(): ModuleKeep {
  if ('caches' in globalThis) return forgiving(cacheKeep())
  return 'indexedDB' in globalThis ? forgiving(databaseKeep()) : forgiving(null)
}

/** What is kept only saves time, so a keep that fails is one that is empty. */
function forgiving(keep: ModuleKeep | null): ModuleKeep {
  return {
    get: async (digest) => (await keep?.get(digest).catch(() => null)) ?? null,
    put: async (digest, code) => keep?.put(digest, code).catch(() => undefined),
    keepOnly: async (digests) => keep?.keepOnly(digests).catch(() => undefined),
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

function databaseKeep(): ModuleKeep {
  let opened: Promise<IDBDatabase> | null = null
  const open = (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(name))
    return done(request)
  }
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
    (await (opened ??= open())).transaction(name, mode).objectStore(name)
  return {
    async get(digest) {
      return (await done<ArrayBuffer | undefined>((await store('readonly')).get(digest))) ?? null
    },
    async put(digest, code) {
      const bytes = await code.arrayBuffer()
      await done((await store('readwrite')).put(bytes, digest))
    },
    async keepOnly(digests) {
      const objects = await store('readwrite')
      const keys = await done(objects.getAllKeys())
      for (const key of keys) if (!digests.has(String(key))) objects.delete(key)
    },
  }
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
