import { observable, runInAction } from 'mobx'
import { expect, test } from 'vitest'
import type { PluginChoice } from '@msdat/sdk/contracts/pluginChoices'
import { memoryKeep } from '../services/memoryKeep.fixture.ts'
import { exampleRelease } from './exampleRelease.fixture.ts'
import { keepWithAccount } from './keepWithAccount.ts'
import { PluginStore } from './PluginStore.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))
const { plugin } = exampleRelease

/** A server that takes every choice as newer than its own. */
function setUp(keep = memoryKeep()) {
  const kept = new Map<string, PluginChoice>()
  const sent: (readonly PluginChoice[])[] = []
  const plugins = new PluginStore(keep, () => Promise.reject(new Error('not asked here')))
  const account = observable.box<string | null>(null)
  keepWithAccount({
    keep,
    plugins,
    user: () => account.get(),
    merge: (choices) => {
      sent.push(choices)
      for (const one of choices) if (one.at >= (kept.get(one.plugin)?.at ?? '')) kept.set(one.plugin, one)
      return Promise.resolve([...kept.values()])
    },
  })
  const signIn = async (id: string | null): Promise<void> => {
    runInAction(() => account.set(id))
    await settle()
  }
  return { keep, kept, sent, plugins, signIn }
}

test('what the account has on is on in this browser, with what was accepted, and the other way round', async () => {
  const { kept, plugins, signIn } = setUp()
  const at = '2026-01-02T00:00:00.000Z'
  kept.set('context', { plugin: 'context', is_on: true, accepted: ['data'], at })
  plugins.switchPlugin(exampleRelease, true)
  await signIn('amina')
  expect([...plugins.switchedOn].sort()).toEqual(['context', plugin].sort())
  expect(kept.get(plugin)?.is_on).toBe(true)
  plugins.switchPlugin(exampleRelease, false)
  await settle()
  expect(kept.get(plugin)).toMatchObject({ is_on: false })
})

test('nothing is sent for a visitor, and nothing of one account goes to another', async () => {
  const { kept, sent, plugins, signIn } = setUp()
  plugins.switchPlugin(exampleRelease, true)
  await settle()
  expect(sent).toEqual([])
  await signIn('amina')
  await signIn(null)
  kept.clear()
  await signIn('bala')
  expect(sent.at(-1)).toEqual([])
  expect([...plugins.switchedOn]).toEqual([])
})
