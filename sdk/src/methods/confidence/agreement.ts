import type { LineageRow } from '../../contracts/lineage.ts'
import { yearAxis } from '../period.ts'
import { independentSources } from './independentSources.ts'

/** A figure of one source, with its bounds where both are published. */
export interface Reported {
  datasource: number
  period: string
  value: number
  lower: number | null
  upper: number | null
}

export interface AgreementTerms {
  links: readonly Pick<LineageRow, 'datasource' | 'feeds_from' | 'relation'>[]
  /** Years that figures may lie apart and still be of one time. */
  window: number
  isPercentage: boolean
}

export interface Agreement {
  /** Sources beside the one looked at that are independent of it and of each other. */
  others: number[]
  agreeing: number[]
  /** Sources with a figure of that time that are not counted: they repeat others, or are made from them. */
  left: number[]
}

/** Points that two percentages may differ by, and the share by which other figures may, where no interval is known. */
export const agreementTolerance = { points: 5, share: 0.1 }

/**
 * Which independent sources have a figure of about the same time as this one, and which of them say the same: their
 * intervals meet, or the two lie close where neither has one. `reported` holds figures of the same place.
 */
export function agreementOf(
  figure: Reported,
  reported: readonly Reported[],
  { links, window, isPercentage }: AgreementTerms,
): Agreement {
  const nearest = nearestBySource(figure, reported, window)
  const kept = independentSources([figure.datasource, ...nearest.keys()], links, figure.datasource)
  const others = kept.filter((id) => id !== figure.datasource)
  const agreeing = others.filter((id) => {
    const other = nearest.get(id)
    return other !== undefined && doAgree(figure, other, isPercentage)
  })
  const left = [...nearest.keys()].filter((id) => !kept.includes(id))
  return { others, agreeing, left }
}

function nearestBySource(
  figure: Reported,
  reported: readonly Reported[],
  window: number,
): Map<number, Reported> {
  const at = yearAxis(figure.period)
  const apart = ({ period }: Reported) => Math.abs(yearAxis(period) - at)
  const nearest = new Map<number, Reported>()
  for (const other of reported) {
    if (apart(other) > window) continue
    const known = nearest.get(other.datasource)
    if (!known || apart(other) < apart(known)) nearest.set(other.datasource, other)
  }
  return nearest
}

/** Whether the interval of either holds the other or meets its interval; without any, whether they lie close. */
function doAgree(one: Reported, other: Reported, isPercentage: boolean): boolean {
  const hasInterval = [one, other].some(({ lower, upper }) => lower !== null && upper !== null)
  const room = isPercentage
    ? agreementTolerance.points
    : agreementTolerance.share * Math.max(Math.abs(one.value), Math.abs(other.value))
  if (!hasInterval) return Math.abs(one.value - other.value) <= room
  const lowerOf = ({ lower, value }: Reported) => lower ?? value
  const upperOf = ({ upper, value }: Reported) => upper ?? value
  return lowerOf(one) <= upperOf(other) && lowerOf(other) <= upperOf(one)
}
