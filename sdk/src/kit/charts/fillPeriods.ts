import { formatPeriod, periodToYears } from '../values/formatValue.ts'
import type { ColumnDatum } from './ColumnDatum.ts'

/**
 * One place for each year between the first and the last, for each month where figures are monthly: so that the
 * distance between two columns is the time between them. What has no figure of its own only keeps its place.
 */
export function fillPeriods(data: readonly ColumnDatum[]): ColumnDatum[] {
  const perYear = data.some(({ period }) => period?.includes('-')) ? 12 : 1
  const placeOf = ({ period = '' }: ColumnDatum) => Math.round(periodToYears(period) * perYear)
  const places = data.map(placeOf)
  if (places.length === 0 || places.some(Number.isNaN)) return [...data]
  const [first, last] = [Math.min(...places), Math.max(...places)]
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).flatMap((place) => {
    const own = data.filter((_, at) => places[at] === place)
    return own.length > 0 ? own : [spacer(place, perYear)]
  })
}

function spacer(place: number, perYear: number): ColumnDatum {
  const year = String(Math.floor(place / perYear))
  const period = perYear === 1 ? year : `${year}-${String((place % perYear) + 1).padStart(2, '0')}`
  return { id: `no figure ${period}`, label: formatPeriod(period), value: null, isSpacer: true }
}
