import type { Catalog } from '@msdat/sdk'
import { factorOf, isPercentage, type Figure } from '@msdat/sdk/kit'
import { intervalOf } from '@msdat/sdk/methods'

/**
 * Surveys that publish no interval often publish the size of the sample: of a share it gives an approximate interval
 * (Wilson, design effect 2), so that a few interviews do not pass for a target that was met or missed.
 */
export function withIntervals(figures: readonly Figure[], catalog: Catalog): Figure[] {
  const surveys = new Set(
    catalog.datasources.filter(({ classification }) => classification === 'Survey').map(({ id }) => id),
  )
  const shares = new Set(
    catalog.indicators.filter((one) => isPercentage(factorOf(catalog, one))).map(({ id }) => id),
  )
  return figures.map((figure) => {
    const sample = surveys.has(figure.datasource) ? figure.denominator : null
    const interval = intervalOf({ ...figure, sample }, shares.has(figure.indicator))
    return interval ? { ...figure, lower: interval.lower, upper: interval.upper } : figure
  })
}
