import { useCatalog, useCitations, useSelection } from '@msdat/sdk'
import { citationsOf, findSubject, formatPeriod, useFigures, valueOf } from '@msdat/sdk/kit'

/** What stands under a picture: the figure that the view is about, its source and its publication. */
export function useCaption(): string {
  const selection = useSelection()
  const catalog = valueOf(useCatalog())
  const subject = catalog ? findSubject(catalog, selection) : null
  const { figures } = useFigures(
    {
      indicators: [selection.indicator],
      datasources: [selection.datasource],
      locations: [selection.location],
      periods: [selection.period],
    },
    catalog,
  )
  const citations = valueOf(useCitations(citationsOf(figures))) ?? []
  if (!subject) return ''
  const { indicator, place, source } = subject
  const figure = `${indicator.short_name}, ${place.name}, ${formatPeriod(selection.period)}`
  const origin = source.simulated ? `${source.full_name} (simulated)` : source.full_name
  return [`${figure}.`, `Source: ${origin}.`, ...citations.map(({ text }) => text)].join(' ')
}
