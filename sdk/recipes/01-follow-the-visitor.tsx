/**
 * Show the figure of what the visitor looks at
 * The selection is the same for all sections of the page. A hook follows it, and standIn() draws what stands there
 * while an answer is on its way or has failed. Needs data:read and selection:read.
 */
import { useCatalog, useData, useSelection } from '@msdat/sdk'
import { EmptyState, findSubject, formatValue, readFigures, standIn, valueOf } from '@msdat/sdk/kit'

export function ChosenFigure() {
  const selection = useSelection()
  const { indicator, datasource, location, period } = selection
  const catalog = useCatalog()
  const data = useData({
    indicators: [indicator],
    datasources: [datasource],
    locations: [location],
    periods: [period],
  })
  const names = valueOf(catalog)
  const values = valueOf(data)
  const subject = names && findSubject(names, selection)
  if (!names || !values || !subject) return standIn([catalog, data], 80)
  const [figure] = readFigures(values, names.datasources)
  if (!figure) return <EmptyState />
  return (
    <p>
      {subject.place.name}: {formatValue(figure.value, subject.factor)} ({subject.source.datasource},{' '}
      {figure.period})
    </p>
  )
}
