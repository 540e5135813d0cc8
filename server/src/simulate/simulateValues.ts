import { levels } from '@msdat/sdk/contracts/levels'
import { valueTypes } from '@msdat/sdk/contracts/valueTypes'
import { noise, wobble } from './noise.ts'
import { simulatedSources, type SimulatedSource } from './simulatedSources.ts'

export interface SimulatedPlan {
  seed: number
  indicators: readonly SimulatedIndicator[]
  places: readonly PlaceOfPlan[]
  firstYear: number
  lastYear: number
}

interface SimulatedIndicator {
  id: number
  /** Figures lie between nought and this; routine ones may pass it, as real ones do. */
  scale: number
}

interface PlaceOfPlan {
  id: number
  level: number
  parent: number | null
}

/** indicator, data source, location, period, value type, value: in the order of the key, for the index. */
export type SimulatedRow = [number, number, number, string, number, number]

/** Values without end of memory or order of their own: the same plan gives the same rows. */
export function* simulateValues(plan: SimulatedPlan): Generator<SimulatedRow> {
  for (const indicator of plan.indicators) {
    for (const source of simulatedSources) yield* valuesOfSource(plan, indicator, source)
  }
}

/** How many rows a plan gives for each indicator and year, at the most. */
export function rowsPerYear(places: readonly PlaceOfPlan[]): number {
  return simulatedSources.reduce((sum, { everyYears, interval, lowestLevel }) => {
    const reporting = places.filter(({ level }) => level <= lowestLevel).length
    const figures = everyYears === 0 ? 12 : 1 / everyYears
    return sum + reporting * figures * (interval === null ? 1 : 3)
  }, 0)
}

function* valuesOfSource(
  plan: SimulatedPlan,
  indicator: SimulatedIndicator,
  source: SimulatedSource,
): Generator<SimulatedRow> {
  const periods = periodsOf(source, plan)
  for (const place of plan.places) {
    if (place.level > source.lowestLevel) continue
    for (const period of periods) yield* figureOf({ plan, indicator, source, place, period })
  }
}

interface Month {
  name: string
  year: number
  /** 0 for a whole year. */
  month: number
}

function periodsOf({ everyYears }: SimulatedSource, { firstYear, lastYear }: SimulatedPlan): Month[] {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index)
  if (everyYears > 0) {
    return years
      .filter((year) => year % everyYears === 0)
      .map((year) => ({ name: String(year), year, month: 0 }))
  }
  return years.flatMap((year) =>
    Array.from({ length: 12 }, (_, index) => ({
      name: `${year}-${String(index + 1).padStart(2, '0')}`,
      year,
      month: index + 1,
    })),
  )
}

interface Cell {
  plan: SimulatedPlan
  indicator: SimulatedIndicator
  source: SimulatedSource
  place: PlaceOfPlan
  period: Month
}

/** One month in thirty goes unreported below the states, as in real routine data. */
const unreported = 1 / 30

function* figureOf(cell: Cell): Generator<SimulatedRow> {
  const { plan, indicator, source, place, period } = cell
  const key = [indicator.id, source.id, place.id, period.year, period.month] as const
  if (place.level === levels.lga && noise(plan.seed, ...key, 7) < unreported) return
  const row = (type: number, value: number): SimulatedRow => [
    indicator.id,
    source.id,
    place.id,
    period.name,
    type,
    Math.round(value * 100) / 100,
  ]
  const share = shareOf(cell)
  yield row(source.valueType, share * indicator.scale)
  if (source.interval === null) return
  yield row(valueTypes.lowerBound, share * (1 - source.interval) * indicator.scale)
  yield row(valueTypes.upperBound, Math.min(1, share * (1 + source.interval)) * indicator.scale)
}

/** A level of the indicator, shifted by place and source, with a slow trend, seasons and chance. */
function shareOf({ plan: { seed, firstYear }, indicator, source, place, period }: Cell): number {
  const level = 0.25 + 0.45 * noise(seed, indicator.id)
  const ofParent = place.level === levels.lga ? 0.15 * wobble(seed, indicator.id, place.parent ?? 0) : 0
  const ofPlace = 0.15 * wobble(seed, indicator.id, place.id)
  const trend = 0.012 * wobble(seed, indicator.id, 3) * (period.year - firstYear)
  const bias = 0.06 * wobble(seed, indicator.id, source.id)
  const season = period.month === 0 ? 0 : 0.04 * Math.sin((2 * Math.PI * period.month) / 12)
  const chance = 0.05 * wobble(seed, indicator.id, source.id, place.id, period.year, period.month)
  const share = level + ofParent + ofPlace + trend + bias + season + chance
  // Routine reports divide by an estimated population, so some of theirs pass the whole.
  return Math.min(Math.max(share, 0.01), source.interval === null ? 1.2 : 1)
}
