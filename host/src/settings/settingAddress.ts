import { isSettingValue } from '@msdat/sdk/contracts/settingChecks'
import { settingKind } from '@msdat/sdk/contracts/settingKind'
import { readSettingText, writeSettingText } from '@msdat/sdk/contracts/settingText'
import type { Setting, Settings, SettingValue, SettingValues } from '@msdat/sdk/contracts/settings'

/** Settings stand in the address under their names with this before them. */
const prefix = 's.'

/** What settings an address holds, by their names. */
export function settingsIn(search: string): [name: string, text: string][] {
  return [...new URLSearchParams(search)].flatMap(([name, text]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), text] as [string, string]] : [],
  )
}

/** Puts settings into a query in place of those that it has. */
export function withSettings(search: string, settings: readonly (readonly [string, string])[]): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => !name.startsWith(prefix))
  const query = new URLSearchParams(others)
  for (const [name, text] of settings) query.set(prefix + name, text)
  // Commas are allowed in a query and keep the address readable.
  return query.size > 0 ? `?${query.toString().replaceAll('%2C', ',')}` : ''
}

/** Only what is not as it would be anyway stands in the address. */
export function writeSettings(values: SettingValues, defaults: SettingValues): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(defaults[name])
      ? []
      : [[name, writeSettingText(value)] as [string, string]],
  )
}

interface Reading {
  settings: Settings
  defaults: SettingValues
  search: string
  /** Whether the catalog has what a picker's value names. */
  isKnown: (setting: Setting, value: SettingValue) => boolean
}

/** The settings as the address has them. What cannot be is left at its default, and said. */
export function readSettings({ settings, defaults, search, isKnown }: Reading): {
  values: SettingValues
  notes: string[]
} {
  const values = { ...defaults }
  const notes: string[] = []
  for (const [name, text] of settingsIn(search)) {
    const setting = Object.hasOwn(settings, name) ? settings[name] : undefined
    if (!setting) {
      notes.push(`The address has a setting “${name.slice(0, 30)}” that this section does not have.`)
      continue
    }
    const value = readSettingText(setting, text)
    if (value !== undefined && isKnown(setting, value)) values[name] = value
    else notes.push(`“${setting.title}” in the address cannot be chosen here; it was left as usual.`)
  }
  return { values, notes }
}

/** Whether a setting is drawn, with the others as they are. */
export function isShown(setting: Setting, values: SettingValues): boolean {
  if (setting['x-control'] === 'hidden' || settingKind(setting) === null) return false
  return Object.entries(setting['x-when'] ?? {}).every(([name, wanted]) =>
    wanted.some((value) => JSON.stringify(value) === JSON.stringify(values[name])),
  )
}

/** Presets that a setting can have; the dashboard's other options are the plugin's own. */
export function presetsOf(settings: Settings, options: Readonly<Record<string, unknown>>): SettingValues {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, setting]) => {
      const value = Object.hasOwn(options, name) ? (options[name] as SettingValue) : undefined
      return value !== undefined && isSettingValue(setting, value) ? [[name, value]] : []
    }),
  )
}

/** Servers refuse an address of 16 kB, and so do many programs that pass links on. */
const mostInAddress = 6_000

/** Whether what was written leaves the address short enough to be shared. */
export const fitsAddress = (written: readonly (readonly [string, string])[]): boolean =>
  new URLSearchParams(written.map(([name, value]) => [name, value])).toString().length <= mostInAddress
