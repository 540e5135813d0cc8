import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ModuleKeep } from './ModuleKeep.ts'
import { ModuleStore } from './ModuleStore.ts'

const code = 'export const a = 1'
/** SHA-256 of the code, by another program. */
const digest = '1734e144d9674c353a06dd4fa9b4a98aa1ae1b861a854aa30eddd07ca4178550'

function memoryKeep(entries = new Map<string, Blob>()): ModuleKeep & { entries: Map<string, Blob> } {
  return {
    entries,
    get: async (name) => (await entries.get(name)?.arrayBuffer()) ?? null,
    put: async (name, blob) => void entries.set(name, blob),
    keepOnly: async (names) => {
      for (const name of entries.keys()) if (!names.has(name)) entries.delete(name)
    },
  }
}

const serving = (text: string) => vi.fn<() => Promise<Response>>(async () => new Response(text))

afterEach(() => vi.unstubAllGlobals())

describe('ModuleStore', () => {
  it('fetches a module once, however many ask, and keeps it', async () => {
    const fetchModule = serving(code)
    const keep = memoryKeep()
    const store = new ModuleStore(keep, fetchModule)
    const [first, second] = await Promise.all([store.load(digest), store.load(digest)])
    expect(await first.text()).toBe(code)
    expect(second).toBe(first)
    expect(first.type).toBe('text/javascript')
    expect(fetchModule).toHaveBeenCalledOnce()
    expect(keep.entries.has(digest)).toBe(true)
  })

  it('needs no network for what an earlier visit kept', async () => {
    const fetchModule = serving('')
    const store = new ModuleStore(memoryKeep(new Map([[digest, new Blob([code])]])), fetchModule)
    expect(await (await store.load(digest)).text()).toBe(code)
    expect(fetchModule).not.toHaveBeenCalled()
  })

  it('hands out no code with another digest, and tries again when asked again', async () => {
    const answers = ['evil()', code]
    const store = new ModuleStore(memoryKeep(), async () => new Response(answers.shift()))
    await expect(store.load(digest)).rejects.toThrow('not what was approved')
    expect(await (await store.load(digest)).text()).toBe(code)
  })

  it('fetches anew what was changed in the keep', async () => {
    const keep = memoryKeep(new Map([[digest, new Blob(['evil()'])]]))
    const store = new ModuleStore(keep, serving(code))
    expect(await (await store.load(digest)).text()).toBe(code)
  })

  it('checks digests where the browser has no WebCrypto', async () => {
    vi.stubGlobal('crypto', {})
    expect(await (await new ModuleStore(memoryKeep(), serving(code)).load(digest)).text()).toBe(code)
    await expect(new ModuleStore(memoryKeep(), serving('evil()')).load(digest)).rejects.toThrow()
  })

  it('says so when the server has no such module', async () => {
    const store = new ModuleStore(memoryKeep(), async () => new Response('', { status: 404 }))
    await expect(store.load(digest)).rejects.toThrow('cannot be fetched')
  })

  it('forgets modules that no plugin uses any more', async () => {
    const keep = memoryKeep(new Map([['old', new Blob(['a'])]]))
    const store = new ModuleStore(keep, serving(code))
    await store.prune({
      sequence: 1,
      issued_at: '',
      shared: [{ specifier: 'react', digest, bytes: 1, imports: [] }],
      releases: [],
    })
    expect([...keep.entries.keys()]).toEqual([])
  })
})
