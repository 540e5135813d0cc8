import type { ControlName } from '@msdat/sdk/contracts/selection'
import { settingKind, type SettingKind } from '@msdat/sdk/contracts/settingKind'
import type { Settings, SettingValue, SettingValues } from '@msdat/sdk/contracts/settings'
import type { Names } from '@msdat/sdk/view'
import type { ShownView } from '../selection/SelectionStore.ts'
import { isShown } from '../settings/settingAddress.ts'

interface Controlled {
  controls: readonly ControlName[]
  settings: Settings
  values: SettingValues
  view: Pick<ShownView, 'names' | 'selection'>
}

interface Said {
  isIndicator: boolean
  text: string
}

/** What the controls of a section are set to, in words: its indicators first, then the rest. */
export function summaryOf(controlled: Controlled): { title: string; more: string; rest: string } {
  const said = [...saidByControls(controlled), ...saidBySettings(controlled)]
  const indicators = said.filter(({ isIndicator }) => isIndicator).map(({ text }) => text)
  const others = said.filter(({ isIndicator }) => !isIndicator).map(({ text }) => text)
  const [first = others.shift() ?? 'Choose what to show'] = indicators
  // The name is cut where it is too long; how many there are is not.
  const more = indicators.length > 1 ? `and ${indicators.length - 1} more` : ''
  return { title: first, more, rest: [...new Set(others)].join(' · ') }
}

/** In this order, whatever the order of the controls; what is not named here would say little without its label. */
function saidByControls({ controls, view: { names, selection } }: Controlled): Said[] {
  const texts: Partial<Record<ControlName, readonly string[]>> = {
    indicator: [names.indicatorName(selection.indicator)],
    indicators: selection.indicators.map((id) => names.indicatorName(id)),
    programArea: [selection.programArea],
    location: [names.placeName(selection.location)],
    places: selection.places.map((id) => names.placeName(id)),
    datasource: [names.sourceName(selection.datasource)],
    datasources: selection.datasources.map((id) => names.sourceName(id)),
    year: [selection.period],
  }
  return Object.entries(texts)
    .filter(([name]) => controls.some((control) => control === name))
    .flatMap(([name, list]) => saidOf(list, name === 'indicator' || name === 'indicators'))
}

function saidBySettings({ settings, values, view: { names } }: Controlled): Said[] {
  return Object.entries(settings).flatMap(([name, setting]) => {
    const kind = settingKind(setting)
    const value = values[name] ?? setting.default
    if (kind === null || value === null || !isShown(setting, values)) return []
    const list = [value].flat().map((one) => sayings[kind]?.(names, one) ?? '')
    return saidOf(list, kind === 'indicator' || kind === 'indicators')
  })
}

type Say = (names: Names, value: Exclude<SettingValue, null | readonly unknown[]>) => string
const indicator: Say = (names, id) => names.indicatorName(Number(id))
const datasource: Say = (names, id) => names.sourceName(Number(id))
const location: Say = (names, id) => names.placeName(Number(id))

/** Settings that say something without their labels. */
const sayings: Partial<Record<SettingKind, Say>> = {
  indicator,
  indicators: indicator,
  datasource,
  datasources: datasource,
  location,
  locations: location,
  period: (_, period) => String(period),
  programArea: (_, area) => String(area),
}

const saidOf = (texts: readonly string[], isIndicator: boolean): Said[] =>
  texts.filter(Boolean).map((text) => ({ isIndicator, text }))
