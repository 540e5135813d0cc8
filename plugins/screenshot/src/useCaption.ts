import { useCatalog, useCitations, useSelection } from '@msdat/sdk'
import { citationsOf, findSubject, formatPeriod, useFigures, valueOf } from '@msdat/sdk/kit'

export interface Caption {
  text: string
  /** Asks again for what it lacks; null where it lacks nothing. */
  retry: (() => void) | null
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
  const failed = [lists, answer, publications].filter(({ status }) => status === 'failed')
  const retry =
    failed.length > 0 ? () => failed.forEach((one) => one.status === 'failed' && one.retry()) : null
  if (!subject) return { text: '', retry }
  const { indicator, place, source } = subject
  const figure = `${indicator.short_name}, ${place.name}, ${formatPeriod(selection.period)}`
  const origin = source.simulated ? `${source.full_name} (simulated)` : source.full_name
  const cited = (valueOf(publications) ?? []).map(({ text }) => text)
  return { text: [`${figure}.`, `Source: ${origin}.`, ...cited].join(' '), retry }
}
