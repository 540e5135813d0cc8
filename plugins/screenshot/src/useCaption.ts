import { useCatalog, useCitations, useSelection } from '@msdat/sdk'
import { citationsOf, findSubject, formatPeriod, standIn, useFigures, valueOf } from '@msdat/sdk/kit'
import type { ReactNode } from 'react'

export interface Caption {
  text: string
  /** Says what it still lacks, and whether that failed; null where it lacks nothing. */
  waiting: ReactNode
}

/** What stands under a picture: the figure that the view is about, its source and its publication. */
export function useCaption(): Caption {
  const selection = useSelection()
  const lists = useCatalog()
  const catalog = valueOf(lists)
  const subject = catalog ? findSubject(catalog, selection) : null
  const { figures, answer } = useFigures(
    {
      indicators: [selection.indicator],
      datasources: [selection.datasource],
      locations: [selection.location],
      periods: [selection.period],
    },
    catalog,
  )
  const publications = useCitations(citationsOf(figures))
  const waiting = standIn([lists, answer, publications], 48)
  if (!subject) return { text: '', waiting }
  const { indicator, place, source } = subject
  const figure = `${indicator.short_name}, ${place.name}, ${formatPeriod(selection.period)}`
  const origin = source.simulated ? `${source.full_name} (simulated)` : source.full_name
  const cited = (valueOf(publications) ?? []).map(({ text }) => text)
  return { text: [`${figure}.`, `Source: ${origin}.`, ...cited].join(' '), waiting }
}
