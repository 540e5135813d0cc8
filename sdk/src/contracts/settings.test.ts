import { describe, expect, it } from 'vitest'
import { validate } from './validate/node.ts'
import { defaultsOf, faultsOfSettings, faultsOfValues, isSettingValue } from './settingChecks.ts'
import { settingKind } from './settingKind.ts'
import { Settings, type Setting, type SettingValue } from './settings.ts'
import { readSettingText, writeSettingText } from './settingText.ts'

const title = 'Shown'
const samples: Record<
  string,
  { setting: Setting; good: SettingValue[]; bad: SettingValue[]; badTexts: string[] }
> = {
  choice: {
    setting: { type: 'string', title, enum: ['all', 'zones'], default: 'all' },
    good: ['all', 'zones'],
    bad: ['states', 1, null, ['all']],
    badTexts: ['states', 'all,zones', ''],
  },
  several: {
    setting: {
      type: 'array',
      title,
      items: { type: 'string', enum: ['a', 'b', 'c'] },
      maxItems: 2,
      default: [],
    },
    good: [[], ['a'], ['c', 'a']],
    bad: [['a', 'a'], ['d'], ['a', 'b', 'c'], 'a'],
    badTexts: ['d', 'a,a', 'a,b,c'],
  },
  number: {
    setting: { type: 'integer', title, minimum: 1, maximum: 5, default: 3 },
    good: [1, 5],
    bad: [0, 6, 1.5, '3', Number.NaN],
    badTexts: ['', '0x3', '1e0', ' 3', '9'],
  },
  range: {
    setting: { type: 'array', title, items: { type: 'number', minimum: 0 }, default: [0, 10] },
    good: [[0, 0.5]],
    bad: [[10, 1], [1], [-1, 4], ['a', 'b']],
    badTexts: ['1', '5,1', '1,2,3'],
  },
  date: {
    setting: { type: 'string', title, format: 'date', default: '' },
    good: ['', '2024-02-29'],
    bad: ['2023-02-29', 'today'],
    badTexts: ['2024-2-9'],
  },
  text: {
    setting: { type: 'string', title, maxLength: 5, default: '' },
    good: ['', 'a, b'],
    bad: ['longer', 5],
    badTexts: ['longer'],
  },
  switch: {
    setting: { type: 'boolean', title, default: false },
    good: [true, false],
    bad: [1],
    badTexts: ['yes'],
  },
  indicator: {
    setting: { type: 'integer', title, 'x-control': 'indicator', 'x-none': 'None', default: null },
    good: [7, null],
    bad: [0, -7, 1.5, '7'],
    badTexts: ['0', 'seven', ''],
  },
  locations: {
    setting: { type: 'array', title, 'x-control': 'locations', maxItems: 2, default: [] },
    good: [[], [1, 27]],
    bad: [[1, 1], [1, 2, 3], null],
    badTexts: ['1,,2', '1,2,3', '-'],
  },
}

describe.each(Object.entries(samples))('a setting that is a %s', (kind, { setting, good, bad, badTexts }) => {
  it('is recognised by its keywords', () => {
    expect(settingKind(setting)).toBe(kind)
    expect(validate(Settings, { shown: setting })).toMatchObject({ ok: true })
    expect(faultsOfSettings({ shown: setting })).toEqual([])
  })

  it('takes what its schema allows, which survives the address', () => {
    for (const value of good) {
      expect(isSettingValue(setting, value)).toBe(true)
      expect(readSettingText(setting, writeSettingText(value))).toEqual(value)
    }
  })

  it('takes nothing else, from a plugin or from the address', () => {
    for (const value of bad) expect([value, isSettingValue(setting, value)]).toEqual([value, false])
    for (const text of badTexts) expect([text, readSettingText(setting, text)]).toEqual([text, undefined])
  })
})

it('a preset stands in place of a default, unless it does not fit', () => {
  const settings = { shown: samples['choice']!.setting, most: samples['number']!.setting }
  expect(defaultsOf(settings, { shown: 'zones', most: 9, other: 1 })).toEqual({ shown: 'zones', most: 3 })
})

it('what a manifest declares wrongly is said by name', () => {
  const faults = faultsOfSettings({
    one: { type: 'string', title, enum: ['a', 'b'], default: 'c', 'x-labels': ['A'] },
    two: { type: 'string', title, 'x-control': 'indicator', default: '' },
    three: { type: 'array', title, default: [] },
    four: { type: 'boolean', title, default: false, 'x-when': { one: ['z'] } },
  })
  expect(faults.map(({ name, fault }) => `${name}: ${fault}`)).toEqual([
    'one: it has 1 labels for 2 choices',
    'one: its default "c" is not a value it can have',
    'two: its type string does not fit the control indicator',
    'three: no control fits its type array',
    'four: its "x-when" waits for a value that one never has',
  ])
})

it('what a setting waits for is a short list, since it is compared in each drawing', () => {
  const waitingFor = (values: number): unknown => ({
    most: samples['number']!.setting,
    other: { type: 'boolean', title, default: false, 'x-when': { most: Array(values).fill(1) } },
  })
  expect(validate(Settings, waitingFor(60))).toMatchObject({ ok: true })
  expect(validate(Settings, waitingFor(61))).toMatchObject({ ok: false })
})

it('names that are no settings are refused, also those that every object has', () => {
  const settings = { most: samples['number']!.setting }
  expect(faultsOfValues(settings, { most: 9 })).toEqual(['Shown (most) cannot be 9.'])
  expect(faultsOfValues(settings, { constructor: 1 })).toEqual(['There is no setting constructor.'])
  expect(validate(Settings, { 'no name': settings.most })).toMatchObject({ ok: false })
})
