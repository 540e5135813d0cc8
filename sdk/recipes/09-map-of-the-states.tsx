/**
 * Draw the states on a map
 * A state without a figure has the value null: it is hatched and never the colour of the lowest class. Areas are
 * found by the name that the catalog gives them. Needs data:read and selection:read.
 */
import { useCatalog, useData, useSelection } from '@msdat/sdk'
import { EmptyState, findSubject, formatValue, levels, readFigures, standIn, valueOf } from '@msdat/sdk/kit'
import { Choropleth } from '@msdat/sdk/kit/maps'

export function StatesMap() {
  const selection = useSelection()
  const { indicator, datasource, period } = selection
  const catalog = useCatalog()
  const data = useData({
    indicators: [indicator],
    datasources: [datasource],
    periods: [period],
    levels: [levels.state],
  })
  const names = valueOf(catalog)
  const values = valueOf(data)
  const subject = names && findSubject(names, selection)
  if (!names || !values || !subject) return standIn([catalog, data], 400) ?? <EmptyState height={400} />
  const figures = readFigures(values, names.datasources)
  const areas = names.locations
    .filter(({ level }) => level === levels.state)
    .map(({ id, name }) => ({
      id: String(id),
      name,
      value: figures.find(({ location }) => location === id)?.value ?? null,
    }))
  return (
    <Choropleth
      name={subject.indicator.short_name}
      summary={`${figures.length} of ${areas.length} states have a figure.`}
      areas={areas}
      format={(value) => formatValue(value, subject.factor)}
    />
  )
}
