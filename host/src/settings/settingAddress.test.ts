import { expect, test } from 'vitest'
import type { Settings } from '@msdat/sdk/contracts/settings'
import {
  fitsAddress,
  isShown,
  readSettings,
  settingsIn,
  withSettings,
  writeSettings,
} from './settingAddress.ts'

const settings: Settings = {
  shown: { type: 'string', title: 'Places shown', enum: ['all', 'zones'], default: 'all' },
  computed: { type: 'boolean', title: 'Compute', default: false, 'x-when': { shown: ['zones'] } },
  other: { type: 'integer', title: 'Beside', 'x-control': 'indicator', 'x-none': 'None', default: null },
  sort: { type: 'string', title: 'Order', default: '', 'x-control': 'hidden' },
}
const defaults = { shown: 'all', computed: false, other: null, sort: '' }
const read = (search: string) =>
  readSettings({ settings, defaults, search, isKnown: (_, value) => value !== 999 })

test('only what is not as usual stands in the address, and comes back from it', () => {
  const values = { ...defaults, shown: 'zones', other: 18 }
  const search = withSettings('?section=zonal&indicator=7', writeSettings(values, defaults))
  expect(search).toBe('?section=zonal&indicator=7&s.shown=zones&s.other=18')
  expect(read(search)).toEqual({ values, notes: [] })
  expect(withSettings(search, [])).toBe('?section=zonal&indicator=7')
})

test('a default that a dashboard has changed can be put back by the visitor', () => {
  const preset = { ...defaults, other: 18 }
  const search = withSettings('', writeSettings(defaults, preset))
  expect(search).toBe('?s.other=-')
  expect(readSettings({ settings, defaults: preset, search, isKnown: () => true }).values.other).toBeNull()
})

test('what cannot be is left as usual, and said', () => {
  const { values, notes } = read('?s.shown=moon&s.computed=1&s.other=999&s.gone=1')
  expect(values).toEqual({ ...defaults, computed: true })
  expect(notes).toEqual([
    '“Places shown” in the address cannot be chosen here; it was left as usual.',
    '“Beside” in the address cannot be chosen here; it was left as usual.',
    'The address has a setting “gone” that this section does not have.',
  ])
})

test('other parts of the address are no settings', () => {
  expect(settingsIn('?section=a&s.shown=zones')).toEqual([['shown', 'zones']])
})

test('a setting is drawn where the others are as it waits for, and never where the plugin draws it', () => {
  expect(isShown(settings['computed']!, defaults)).toBe(false)
  expect(isShown(settings['computed']!, { ...defaults, shown: 'zones' })).toBe(true)
  expect(isShown(settings['sort']!, defaults)).toBe(false)
})

test('what makes the address longer than servers take is told apart', () => {
  expect(fitsAddress([['indicators', Array.from({ length: 20 }, (_, at) => at).join('.')]])).toBe(true)
  expect(fitsAddress(Array.from({ length: 24 }, (_, at) => [`kept${at}`, 'a'.repeat(2_400)] as const))).toBe(
    false,
  )
})
