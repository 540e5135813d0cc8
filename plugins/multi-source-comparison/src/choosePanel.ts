import type { Catalog, Coverage, Indicator, Selection } from '@msdat/sdk'
import { nearestYears, type FigureSet } from '@msdat/sdk/kit'
import { letters, type PanelSettings } from './PanelSettings.ts'

/** The indicators that can be chosen: those of the program area, where there is one. */
export function indicatorsOf({ indicators }: Catalog, programArea: string | null | undefined): Indicator[] {
  return indicators.filter(
    (one) => one.datasources.length > 0 && (!programArea || one.program_area === programArea),
  )
}

/**
 * The indicator of each panel: as chosen, if the program area has it; else the next of the area, or the indicator
 * of the other tabs and its related ones. Where there is none, that of panel A with another source.
 */
export function chooseIndicators(
  settings: PanelSettings,
  selection: Selection,
  catalog: Catalog,
): Indicator[] {
  const allowed = settings.programArea ? indicatorsOf(catalog, settings.programArea) : catalog.indicators
  const main = catalog.indicators.find(({ id }) => id === selection.indicator)
  const related = [main?.id, main?.first_related, main?.second_related]
  const own = settings.programArea ? allowed.map(({ id }) => id) : related
  return letters.flatMap((letter, at) => {
    const find = (id: number | null | undefined) => allowed.find((one) => one.id === id)
    return find(settings[`indicator${letter}`]) ?? find(own[at]) ?? find(own[0]) ?? []
  })
}

export interface Wanted {
  datasource: number | null
  period: string | null
  /** How many panels before show the same indicator of a source that was not chosen: each gets another one. */
  skip: number
}

/** A source and year with figures, nearest to what is wanted; null where the indicator has none at all. */
export function chooseSet(
  coverage: Coverage,
  { datasource, period, skip }: Wanted,
  selection: Selection,
): FigureSet | null {
  const near = { datasource: datasource ?? selection.datasource, period: period ?? selection.period }
  const found = nearestYears(coverage, near)
  const best =
    datasource === null
      ? (found[skip] ?? found[0])
      : (found.find((one) => one.datasource === datasource) ?? near)
  return best ? { datasource: best.datasource, period: period ?? best.period } : null
}
