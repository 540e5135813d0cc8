import type { Figure, Subject } from '@msdat/sdk/kit'
import { leastPoints } from './tellPrediction.ts'

/** A series that is long enough: of which indicator, source and place, and how many values it has. */
export type Offer = Pick<Figure, 'indicator' | 'datasource' | 'location'> & { n: number }

const mostOffers = 5

/** What can be predicted instead, one of each indicator: the chosen one first, then those nearest to it. */
export function offersOf(figures: readonly Figure[], { catalog, indicator, place }: Subject): Offer[] {
  const series = new Map<string, Offer>()
  for (const { indicator, datasource, location } of figures) {
    const key = [indicator, datasource, location].join('.')
    const known = series.get(key) ?? { indicator, datasource, location, n: 0 }
    series.set(key, { ...known, n: known.n + 1 })
  }
  const { first_related, second_related, third_related, fourth_related } = indicator
  const near = [indicator.id, first_related, second_related, third_related, fourth_related]
  const programme = (offer: Offer) =>
    catalog.indicators.find(({ id }) => id === offer.indicator)?.program_area
  // In the order of weight: each counts only where those before it are even.
  const nearness = (offer: Offer) =>
    1e6 * Number(offer.location === place.id) +
    1e5 * (near.includes(offer.indicator) ? near.length - near.indexOf(offer.indicator) : 0) +
    1e4 * Number(programme(offer) === indicator.program_area) +
    offer.n
  const long = [...series.values()].filter(({ n }) => n >= leastPoints)
  const nearest = long.sort((one, other) => nearness(other) - nearness(one))
  return nearest
    .filter((offer, at) => at === nearest.findIndex((one) => one.indicator === offer.indicator))
    .slice(0, mostOffers)
}
