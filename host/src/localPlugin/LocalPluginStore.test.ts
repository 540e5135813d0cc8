import { observable, runInAction } from 'mobx'
import { expect, test, vi } from 'vitest'
import type { LocalPluginBuild, LocalPluginNews } from '@msdat/sdk/contracts/localPluginNews'
import { exampleRelease } from '../plugins/exampleRelease.fixture.ts'
import { LocalPluginStore, type LocalSources } from './LocalPluginStore.ts'

const server = 'http://127.0.0.1:4310'
const { plugin, version, name, description, author, license, contributes, permissions } = exampleRelease

const buildOf = (number: number, run = 'first'): LocalPluginBuild => ({
  kind: 'built',
  run,
  number,
  manifest: {
    id: plugin,
    name,
    version,
    description,
    author: { name: author, email: 'ada@example.org' },
    license,
    sdk: '^1.0.0',
    entry: 'src/main.tsx',
    contributes,
    permissions: [...permissions, { name: 'network', reason: 'Reads the weather.' }],
  },
  bundle: { digest: String(number).repeat(64), bytes: 10, imports: [] },
})

function open(kept = new Map<string, string>()) {
  const page = observable({ isDeveloper: true })
  let hear: { onNews(news: LocalPluginNews): void; onEnd(): void } | null = null
  const sources = {
    server,
    isDeveloper: () => page.isDeveloper,
    connect: vi.fn<LocalSources['connect']>((_, listener) => {
      hear = listener
      return () => (hear = null)
    }),
    loadCode: vi.fn<LocalSources['loadCode']>(async () => undefined),
    session: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    forgetServer: vi.fn<() => void>(),
  }
  const store = new LocalPluginStore(sources)
  return {
    store,
    sources,
    page,
    kept,
    hear: (news: LocalPluginNews) => hear?.onNews(news),
    end: () => hear?.onEnd(),
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

test('without developer mode nothing on the machine is asked', () => {
  const { store, sources, page } = open()
  runInAction(() => (page.isDeveloper = false))
  store.start()
  expect(sources.connect).not.toHaveBeenCalled()
  runInAction(() => (page.isDeveloper = true))
  expect(sources.connect).toHaveBeenCalledTimes(1)
})

test('no code is fetched before the visitor has said yes; then it runs, named as what it is, without a network', async () => {
  const { store, sources, hear } = open()
  store.start()
  hear(buildOf(1))
  expect(store.question?.number).toBe(1)
  await settled()
  expect(sources.loadCode).not.toHaveBeenCalled()
  store.allow()
  await settled()
  expect(store.question).toBeNull()
  expect(store.release).toMatchObject({ plugin, name: 'Example · Local, not signed', network: [] })
  expect(store.release?.contributes[0]?.title).toBe('Example · Local, not signed')
  expect(store.release?.permissions.map((one) => one.name)).toEqual(['data:read', 'storage'])
})

test('a build that fails leaves the last good one, and the next good one takes its place', async () => {
  const { store, hear } = open()
  store.start()
  hear(buildOf(1))
  store.allow()
  await settled()
  hear({ kind: 'failed', run: 'first', number: 2, findings: [] })
  expect(store.failure?.number).toBe(2)
  expect(store.release?.bundle.digest).toBe('1'.repeat(64))
  hear(buildOf(3))
  await settled()
  expect(store.failure).toBeNull()
  expect(store.release?.bundle.digest).toBe('3'.repeat(64))
})

test('code that arrives late does not replace a newer build, and code that is wrong replaces nothing', async () => {
  const { store, sources, hear } = open()
  store.start()
  hear(buildOf(1))
  store.allow()
  await settled()
  let arrive = (): void => {}
  sources.loadCode.mockImplementationOnce(() => new Promise((resolve) => (arrive = () => resolve())))
  hear(buildOf(2))
  hear(buildOf(3))
  await settled()
  arrive()
  await settled()
  expect(store.release?.bundle.digest).toBe('3'.repeat(64))
  sources.loadCode.mockRejectedValueOnce(new Error('It is other code.'))
  hear(buildOf(4))
  await settled()
  expect(store.problem).toBe('It is other code.')
  expect(store.release?.bundle.digest).toBe('3'.repeat(64))
})

test('it is gone when the command ends; another run of it asks anew, and the same one does not', async () => {
  const { store, hear, end, kept } = open()
  store.start()
  hear(buildOf(1))
  store.allow()
  await settled()
  end()
  expect([store.connection, store.release]).toEqual(['ended', null])
  hear(buildOf(1, 'second'))
  await settled()
  expect([store.release, store.question?.run]).toEqual([null, 'second'])

  const reloaded = open(kept)
  reloaded.store.start()
  reloaded.hear(buildOf(2))
  await settled()
  expect(reloaded.store.release).not.toBeNull()
})

test('once it is turned off the tab forgets where it came from', async () => {
  const { store, sources, hear, kept } = open()
  store.start()
  hear(buildOf(1))
  store.allow()
  await settled()
  store.stop()
  expect([store.release, store.server, kept.size]).toEqual([null, null, 0])
  expect(sources.forgetServer).toHaveBeenCalledTimes(1)
})
