import { isSettingValue } from './settingChecks.ts'
import { settingKind, type SettingKind } from './settingKind.ts'
import type { Setting, SettingValue } from './settings.ts'

const none = '-'
type Reader = (text: string) => SettingValue

const readText: Reader = (text) => text
const readNumber: Reader = (text) => (/^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN)
const readNumbers: Reader = (text) =>
  text === '' ? [] : text.split(',').map((item) => Number(readNumber(item)))

const readers: Record<SettingKind, Reader> = {
  choice: readText,
  several: (text) => (text === '' ? [] : text.split(',')),
  number: readNumber,
  range: readNumbers,
  date: readText,
  text: readText,
  switch: (text) => (text === '1' ? true : text === '0' ? false : text),
  indicator: readNumber,
  indicators: readNumbers,
  datasource: readNumber,
  datasources: readNumbers,
  location: readNumber,
  locations: readNumbers,
  period: readText,
  programArea: readText,
}

/** Reads the value of a setting from the address; undefined where it is not one that the setting can have. */
export function readSettingText(setting: Setting, text: string): SettingValue | undefined {
  const kind = settingKind(setting)
  if (kind === null) return undefined
  const value = text === none && setting['x-none'] !== undefined ? null : readers[kind](text)
  return isSettingValue(setting, value) ? value : undefined
}

/** A value as it stands in the address. */
export function writeSettingText(value: SettingValue): string {
  if (value === null) return none
  if (typeof value === 'boolean') return value ? '1' : '0'
  return Array.isArray(value) ? value.join(',') : String(value)
}
