import type { Catalog, DataTable } from '@msdat/sdk'
import { isPercentage, valueTypes, type Figure } from '@msdat/sdk/kit'
import { wilsonInterval } from '@msdat/sdk/methods'

const keyOf = (indicator: number, datasource: number, location: number, period: string): string =>
  `${indicator} ${datasource} ${location} ${period}`

/**
 * Surveys that publish no interval often publish the size of the sample: of a share it gives an approximate interval
 * (Wilson, design effect 2), so that a few interviews do not pass for a target that was met or missed.
 */
export function withIntervals(figures: readonly Figure[], table: DataTable, catalog: Catalog): Figure[] {
  const samples = readSamples(table)
  const surveys = new Set(
    catalog.datasources.filter(({ classification }) => classification === 'Survey').map(({ id }) => id),
  )
  const isShare = (id: number): boolean => {
    const factor = catalog.indicators.find((indicator) => indicator.id === id)?.factor
    return isPercentage(catalog.factors.find((one) => one.id === factor))
  }
  return figures.map((figure) => {
    const { indicator, datasource, location, period, value, lower, upper } = figure
    const sample = samples.get(keyOf(indicator, datasource, location, period))
    const isStated = lower !== null && upper !== null
    if (isStated || sample === undefined || !surveys.has(datasource) || !isShare(indicator)) return figure
    const interval = wilsonInterval(value, sample)
    return interval.status === 'ok' ? { ...figure, lower: interval.lower, upper: interval.upper } : figure
  })
}

function readSamples(table: DataTable): Map<string, number> {
  const samples = new Map<string, number>()
  for (let row = 0; row < table.count; row += 1) {
    const period = table.periods[table.period[row] ?? -1]
    const value = table.value[row]
    if (table.valueType[row] !== valueTypes.denominator || period === undefined || value === undefined)
      continue
    const [indicator = 0, datasource = 0] = [table.indicator[row], table.datasource[row]]
    samples.set(keyOf(indicator, datasource, table.location[row] ?? 0, period), value)
  }
  return samples
}
