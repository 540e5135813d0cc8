import type { Coverage } from '@msdat/sdk/contracts/data'
import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import { sourceClasses } from '@msdat/sdk/contracts/sourceClasses'
import type { Names } from '@msdat/sdk/view'
import type { Choice } from '../controls/Choice.ts'
import { offerIndicators, offerProgramAreas } from '../controls/offerChoices.ts'

/** Out of what the pickers of the catalog offer their choices. */
export interface SettingOffers {
  names: Names
  dashboard: Dashboard
  /** Of the chosen indicator; null where none is chosen, as when a dashboard is composed. */
  coverage: Coverage | null
}

const firstYear = 1990

export function indicatorChoices({ dashboard, names }: SettingOffers, chosen: readonly number[]): Choice[] {
  return offerIndicators(dashboard, names, chosen)
}

export function sourceChoices({ names }: SettingOffers): Choice[] {
  const used = new Set(names.catalog.indicators.flatMap(({ datasources }) => datasources))
  const classes: readonly string[] = sourceClasses
  return names.catalog.datasources
    .filter(({ id }) => used.has(id))
    .map((source) => ({
      value: source.id,
      label: source.datasource + (source.simulated ? ' (simulated)' : ''),
      group: source.classification,
    }))
    .sort((one, other) => classes.indexOf(one.group) - classes.indexOf(other.group))
}

export function placeChoices({ names }: SettingOffers): Choice[] {
  const levelNames = new Map(names.catalog.levels.map((level) => [level.id, level.name]))
  return [...names.catalog.locations]
    .sort((one, other) => one.level - other.level || one.name.localeCompare(other.name))
    .map(({ id, name, level }) => ({ value: id, label: name, group: levelNames.get(level) ?? 'Other' }))
}

/** Years that the chosen indicator has, the newest first; every year where no indicator is chosen. */
export function periodChoices({ coverage }: SettingOffers, chosen: string | null): Choice<string>[] {
  const thisYear = new Date().getFullYear()
  const years = coverage
    ? coverage.results.flatMap(({ periods }) => periods)
    : Array.from({ length: thisYear - firstYear + 1 }, (_, at) => String(firstYear + at))
  const offered = new Set(chosen === null ? years : [...years, chosen])
  return [...offered]
    .sort()
    .reverse()
    .map((period) => ({ value: period, label: period, group: '' }))
}

export const areaChoices = ({ names }: SettingOffers): Choice<string>[] => offerProgramAreas(names)
