import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Index, SignedIndex } from '@msdat/sdk/contracts/registry'
import { exampleRelease } from '../plugins/exampleRelease.fixture.ts'
import { RegistryIndex } from './RegistryIndex.ts'

const { subtle } = crypto
let own: CryptoKeyPair
let key: string

beforeAll(async () => {
  own = await newKeys()
  key = await rawOf(own)
})

const newKeys = () => subtle.generateKey('Ed25519', true, ['sign', 'verify']) as Promise<CryptoKeyPair>
const rawOf = async ({ publicKey }: CryptoKeyPair) => base64(await subtle.exportKey('raw', publicKey))
const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))

const indexOf = (sequence: number): Index => ({
  sequence,
  issued_at: '2025-01-01T00:00:00.000Z',
  shared: [],
  releases: [],
})

async function signed(index: unknown, by = own): Promise<SignedIndex> {
  const text = JSON.stringify(index)
  const signature = await subtle.sign('Ed25519', by.privateKey, new TextEncoder().encode(text))
  return { index: text, signature: base64(signature), key }
}

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const entries = new Map<string, string>()
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
  }
}

function registryOf(answers: SignedIndex[], storage: ReturnType<typeof memory> | null = memory()) {
  let turn = 0
  const readSigned = async () => answers[Math.min(turn++, answers.length - 1)] as SignedIndex
  return new RegistryIndex({ key, storage, readSigned })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what the last visit believed', () => {
  it('is there at once in the next one', async () => {
    const storage = memory()
    await registryOf([await signed(indexOf(4))], storage).read()
    const next = registryOf([await signed(indexOf(5))], storage)
    expect((await next.readKept())?.sequence).toBe(4)
    expect((await next.read()).sequence).toBe(5)
  })

  it('is the same object as the answer of the server that says the same', async () => {
    const storage = memory()
    const same = await signed(indexOf(4))
    await registryOf([same], storage).read()
    const next = registryOf([same], storage)
    expect(await next.readKept()).toBe(await next.read())
  })

  it.each([
    ['somebody changed it', (kept: string) => kept.replace('sequence\\":4', 'sequence\\":9')],
    ['it is no JSON', () => 'gone'],
    ['it is something else', () => '{"index":4}'],
  ])('is not believed where %s', async (_case, change) => {
    const storage = memory()
    await registryOf([await signed(indexOf(4))], storage).read()
    const name = `msdat:registry-index:${key}`
    const kept = storage.getItem(name) ?? ''
    expect(change(kept)).not.toBe(kept)
    storage.setItem(name, change(kept))
    expect(await registryOf([], storage).readKept()).toBeNull()
  })

  it('is not believed where a newer one has been seen', async () => {
    const storage = memory()
    await registryOf([await signed(indexOf(4))], storage).read()
    storage.setItem(`msdat:registry-sequence:${key}`, '5')
    expect(await registryOf([], storage).readKept()).toBeNull()
  })
})

describe.each(['WebCrypto', 'the library'])('an index checked by %s', (checker) => {
  const prepare = () => void (checker === 'WebCrypto' || vi.stubGlobal('crypto', {}))

  it('is believed when this installation signed it', async () => {
    prepare()
    expect((await registryOf([await signed(indexOf(4))]).read()).sequence).toBe(4)
  })

  it('is refused when another key signed it, even if it comes with that key', async () => {
    prepare()
    const other = await newKeys()
    const forged = { ...(await signed(indexOf(4), other)), key: await rawOf(other) }
    await expect(registryOf([forged]).read()).rejects.toThrow('not signed by this installation')
  })

  it('is refused when one character was changed', async () => {
    prepare()
    const changed = await signed(indexOf(4))
    changed.index = changed.index.replace('"sequence":4', '"sequence":5')
    await expect(registryOf([changed]).read()).rejects.toThrow('not signed')
  })

  it('is refused when the signature is no signature', async () => {
    prepare()
    await expect(registryOf([{ ...(await signed(indexOf(4))), signature: '%%%' }]).read()).rejects.toThrow(
      'not signed',
    )
  })
})

describe('RegistryIndex', () => {
  it('refuses an index older than one seen in an earlier visit', async () => {
    const storage = memory()
    await registryOf([await signed(indexOf(7))], storage).read()
    await expect(registryOf([await signed(indexOf(6))], storage).read()).rejects.toThrow('older')
  })

  it('refuses an older index in the same visit where nothing can be stored', async () => {
    const registry = registryOf([await signed(indexOf(7)), await signed(indexOf(6))], null)
    await registry.read()
    await expect(registry.read()).rejects.toThrow('older')
  })

  it('refuses a signed index that is not as the contract says', async () => {
    await expect(registryOf([await signed({ ...indexOf(1), releases: [{}] })]).read()).rejects.toThrow(
      'cannot be read',
    )
  })

  it('reads an index of a later server, with fields that this page does not know', async () => {
    const later = { ...exampleRelease, since: 'later', bundle: { ...exampleRelease.bundle, kind: 'module' } }
    const contributes = later.contributes.map((one) => ({ ...one, tone: 'calm' }))
    const index = { ...indexOf(3), mirrors: [], releases: [{ ...later, contributes }] }
    expect((await registryOf([await signed(index)]).read()).releases[0]?.plugin).toBe(exampleRelease.plugin)
  })

  it.each([
    ['what it knows has another form', { bundle: { ...exampleRelease.bundle, digest: 5 } }],
    ['what it knows is missing', { permissions: undefined }],
    ['a permission says more', { permissions: [{ name: 'network', reason: 'To ask.', only: 'at night' }] }],
    ['a permission is unknown', { permissions: [{ name: 'everything', reason: 'To have it.' }] }],
  ])('refuses an index in which %s', async (_, change) => {
    const index = { ...indexOf(3), releases: [{ ...exampleRelease, ...change }] }
    await expect(registryOf([await signed(index)]).read()).rejects.toThrow('cannot be read by this version')
  })

  it('tells of each new index once, and of a bad one never', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const registry = registryOf([
      await signed(indexOf(1)),
      await signed(indexOf(1)),
      await signed(indexOf(3)),
      await signed(indexOf(2)),
      await signed(indexOf(4)),
    ])
    await registry.read()
    const told: number[] = []
    const stop = registry.watch(({ sequence }) => told.push(sequence), { everyMs: 1000 })
    for (let round = 0; round < 5; round += 1) {
      await vi.advanceTimersByTimeAsync(1000)
      // Signatures are checked on another thread, which fake timers do not wait for.
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    stop()
    expect(told).toEqual([3, 4])
  })

  it.each([
    ['is looked at', 'visible', {}, 3],
    ['is looked at over a network that saves data', 'visible', { connection: { saveData: true } }, 1],
    ['is looked at over a poor network', 'visible', { connection: { effectiveType: 'slow-2g' } }, 1],
    ['lies behind another', 'hidden', {}, 1],
  ])('is asked for at the pace of a page that %s', async (_, visibilityState, navigator, times) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const listen = { addEventListener: () => {}, removeEventListener: () => {} }
    vi.stubGlobal('document', { visibilityState, ...listen })
    vi.stubGlobal('navigator', navigator)
    const readSigned = vi.fn<() => Promise<SignedIndex>>(() => Promise.reject(new Error('away')))
    const stop = new RegistryIndex({ key, storage: null, readSigned }).watch(() => {}, {
      everyMs: 3000,
      shownEveryMs: 1000,
    })
    await vi.advanceTimersByTimeAsync(3500)
    stop()
    expect(readSigned).toHaveBeenCalledTimes(times)
  })

  it('is not asked for again while an answer is on its way', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const readSigned = vi.fn<() => Promise<SignedIndex>>(() => new Promise(() => {}))
    const stop = new RegistryIndex({ key, storage: null, readSigned }).watch(() => {}, { everyMs: 1000 })
    await vi.advanceTimersByTimeAsync(5500)
    stop()
    expect(readSigned).toHaveBeenCalledTimes(1)
  })
})
