import type { ModuleKeep } from './ModuleKeep.ts'

const name = 'msdat-modules'

/** In IndexedDB: each call fails where there is none, or the visitor forbids it. */
export function databaseKeep(): ModuleKeep {
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
