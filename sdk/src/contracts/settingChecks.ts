import { settingKind, type SettingKind } from './settingKind.ts'
import type { Setting, Settings, SettingValue, SettingValues } from './settings.ts'

type Check = (value: SettingValue, setting: Setting) => boolean

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0
const isDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length
const isText = (value: SettingValue, most: number): boolean =>
  typeof value === 'string' && value.length <= most

function isNumber(
  value: unknown,
  { type, minimum, maximum }: Partial<Pick<Setting, 'type' | 'minimum' | 'maximum'>>,
) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false
  if (type === 'integer' && !Number.isInteger(value)) return false
  return value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity)
}

function isList(value: SettingValue, setting: Setting, isItem: (item: unknown) => boolean): boolean {
  if (!Array.isArray(value) || value.length > (setting.maxItems ?? 60)) return false
  return isDistinct(value) && value.every(isItem)
}

const oneId: Check = (value) => isId(value)
const ids: Check = (value, setting) => isList(value, setting, isId)
const checks: Record<SettingKind, Check> = {
  choice: (value, setting) => typeof value === 'string' && (setting.enum?.includes(value) ?? false),
  several: (value, setting) =>
    isList(
      value,
      setting,
      (item) => typeof item === 'string' && (setting.items?.enum?.includes(item) ?? false),
    ),
  number: isNumber,
  range: (value, { items }) =>
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((end) => isNumber(end, items ?? {})) &&
    Number(value[0]) <= Number(value[1]),
  date: (value) => typeof value === 'string' && (value === '' || isDay(value)),
  text: (value, setting) => isText(value, setting.maxLength ?? 200),
  switch: (value) => typeof value === 'boolean',
  indicator: oneId,
  indicators: ids,
  datasource: oneId,
  datasources: ids,
  location: oneId,
  locations: ids,
  period: (value) => typeof value === 'string' && /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(value),
  programArea: (value) => isText(value, 120),
}

function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Whether a setting can have this value. */
export function isSettingValue(setting: Setting, value: SettingValue): boolean {
  const kind = settingKind(setting)
  if (kind === null) return false
  if (value === null) return setting['x-none'] !== undefined
  return checks[kind](value, setting)
}

/** What is wrong with a change of settings, in words; empty where nothing is. */
export function faultsOfValues(settings: Settings, values: SettingValues): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const setting = Object.hasOwn(settings, name) ? settings[name] : undefined
    if (!setting) return [`There is no setting ${name}.`]
    return isSettingValue(setting, value)
      ? []
      : [`${setting.title} (${name}) cannot be ${JSON.stringify(value)}.`]
  })
}

/** The defaults, with what a dashboard presets in their place; a preset that does not fit is left out. */
export function defaultsOf(
  settings: Settings,
  presets: Readonly<Record<string, unknown>> = {},
): SettingValues {
  const values: SettingValues = {}
  for (const [name, setting] of Object.entries(settings)) {
    const preset = Object.hasOwn(presets, name) ? (presets[name] as SettingValue) : undefined
    values[name] = preset !== undefined && isSettingValue(setting, preset) ? preset : setting.default
  }
  return values
}

/** What is wrong with the settings that a manifest declares, one sentence each, by the name of the setting. */
export function faultsOfSettings(settings: Settings): { name: string; fault: string; remedy: string }[] {
  return Object.entries(settings).flatMap(([name, setting]) =>
    faultsOf(setting, settings).map((found) => ({ name, ...found })),
  )
}

function faultsOf(setting: Setting, settings: Settings): { fault: string; remedy: string }[] {
  const faults: { fault: string; remedy: string }[] = []
  const choices = setting.enum ?? setting.items?.enum
  const labels = setting['x-labels']
  if (settingKind(setting) === null) {
    const fault = setting['x-control']
      ? `its type ${setting.type} does not fit the control ${setting['x-control']}`
      : `no control fits its type ${setting.type}`
    return [{ fault, remedy: 'See the table of settings in plugins/README.md.' }]
  }
  if (labels && labels.length !== (choices?.length ?? 0))
    faults.push({
      fault: `it has ${labels.length} labels for ${choices?.length ?? 0} choices`,
      remedy: 'Give "x-labels" one label for each value of "enum", in its order.',
    })
  if (!isSettingValue(setting, setting.default))
    faults.push({
      fault: `its default ${JSON.stringify(setting.default)} is not a value it can have`,
      remedy: 'Correct the default, or what the setting allows; null needs "x-none".',
    })
  for (const [other, values] of Object.entries(setting['x-when'] ?? {})) {
    const named = Object.hasOwn(settings, other) ? settings[other] : undefined
    if (!named || named === setting || !values.every((value) => isSettingValue(named, value)))
      faults.push({
        fault: `its "x-when" waits for a value that ${other} never has`,
        remedy: 'Name another setting of the same contribution, and values that it can have.',
      })
  }
  return faults
}
