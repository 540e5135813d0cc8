import type { Catalog, Indicator, Selection } from '@msdat/sdk'
import { withRelated } from '@msdat/sdk/kit'
import { letters, type PanelSettings } from './PanelSettings.ts'

/** The indicators that can be chosen: those of the program area, where there is one. */
export function allowedIndicators({ indicators }: Catalog, programArea?: string | null): Indicator[] {
  return indicators.filter(
    (one) => one.datasources.length > 0 && (!programArea || one.program_area === programArea),
  )
}

/**
 * The indicator of each panel: as chosen, if the program area has it; else the next of the area, or the indicator
 * of the other tabs and its related ones. Where there is none, that of panel A with another source.
 */
export function indicatorsFor(settings: PanelSettings, selection: Selection, catalog: Catalog): Indicator[] {
  const area = settings.programArea ? allowedIndicators(catalog, settings.programArea) : null
  const own = area ?? withRelated(catalog, selection.indicator)
  return letters.flatMap((letter, at) => {
    const chosen = (area ?? catalog.indicators).find(({ id }) => id === settings[`indicator${letter}`])
    return chosen ?? own[at] ?? own[0] ?? []
  })
}
