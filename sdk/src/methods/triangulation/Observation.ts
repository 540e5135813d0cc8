import type { SourceClass } from '../../contracts/sourceClasses.ts'
import type { Unit } from '../unit.ts'

/** One published figure of one source, for one indicator and place. */
export interface Observation {
  /** Year or year-month, as stated by the source. */
  period: string
  /** In the indicator's own unit; null or not a number where the source has a row without a figure. */
  value: number | null
  lower?: number
  upper?: number
  numerator?: number
  denominator?: number
  /** ISO 8601. Of two rows for one period the later one is kept. */
  updatedAt?: string
  /** Centre of the time the figure speaks of, on the year axis (births of the last 5 years: 2.5 earlier). */
  midpoint?: number
  /** Fewer months than a full year stand behind the figure. */
  isPartial?: boolean
}

export const details = [
  'lga',
  'senatorial',
  'sex',
  'age',
  'residence',
  'wealth',
  'education',
  'numerator_denominator',
  'bounds',
] as const
/** A way in which a source splits or supports its figures. */
export type Detail = (typeof details)[number]

export interface TriangulationSource {
  id: number
  name: string
  class: SourceClass
  /** Who makes it; two sources of one producer and class are not independent. */
  producer?: string
}

/** States are the lowest level that every source is expected to cover. */
export const lowestExpectedLevel = 3

export interface PlaceSeries {
  /** Location id. */
  location: number
  /** 1 national, 2 zone, 3 state, 4 local government area. */
  level: number
  observations: readonly Observation[]
}

/** All that one source says about one indicator. */
export interface SourceSeries {
  source: TriangulationSource
  indicator: number
  unit: Unit
  /** Figures for the place asked for. */
  observations: readonly Observation[]
  /** Figures of every place; only where no place is fixed. States are compared as replicate units. */
  places?: readonly PlaceSeries[]
  details?: readonly Detail[]
  /** Text of the definition; two different texts grey the level metric. */
  definition?: string
  /** Coverage of the bounds, 0.95 unless the source says otherwise. */
  boundsLevel?: number
}
