import { expect, test } from 'vitest'
import type { Release } from '@msdat/sdk/contracts/registry'
import { exampleRelease } from '../plugins/exampleRelease.fixture.ts'
import { pluginCommands } from './pluginCommands.ts'

const releaseOf = (plugin: string, point: 'panel' | 'section', key?: string): Release => ({
  ...exampleRelease,
  plugin,
  name: plugin,
  contributes: [
    { point, id: 'main', title: plugin },
    { point: 'command', id: 'go', title: `Go to ${plugin}`, runsIn: 'main', ...(key && { key }) },
  ],
})
const section = { id: 'tab', plugin: 'tab', contribution: 'main', title: 'Tab' }
const find = (releases: Release[], on: Record<string, string>, sections = [section]) =>
  pluginCommands(
    { releases, isOn: (plugin) => plugin in on, decidedAt: (plugin) => on[plugin] ?? '' },
    sections,
  ).map(({ release, section: of, keyOwner }) => [release.plugin, of, keyOwner?.plugin ?? null])

test('lists the commands of add-ons that are on, and of the tabs of the open dashboard', () => {
  const releases = [releaseOf('on', 'panel'), releaseOf('off', 'panel'), releaseOf('tab', 'section')]
  expect(find(releases, { on: '2026' })).toEqual([
    ['tab', 'tab', null],
    ['on', null, null],
  ])
  expect(find(releases, {}, [])).toEqual([])
})

test('of one key the tab has it, then what was switched on first', () => {
  const key = 'Alt+Shift+P'
  const [late, early] = [releaseOf('late', 'panel', key), releaseOf('early', 'panel', key)]
  const on = { late: '2026-02', early: '2026-01' }
  expect(find([late, early], on)).toEqual([
    ['early', null, null],
    ['late', null, 'early'],
  ])
  expect(find([late, early, releaseOf('tab', 'section', key)], on).map(([, , owner]) => owner)).toEqual([
    null,
    'tab',
    'tab',
  ])
})

test('a command that runs in nothing that is drawn is not listed', () => {
  const broken = releaseOf('on', 'panel')
  const contributes = broken.contributes.filter(({ point }) => point === 'command')
  expect(find([{ ...broken, contributes }], { on: '2026' })).toEqual([])
})
