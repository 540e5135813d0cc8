import { mean, sampleSkewness, sampleStandardDeviation } from 'simple-statistics'
import { ascending, medianOf, quantileOf } from '../numerics/quantileOf.ts'
import { noResult, statistic, type NoResult, type Outcome, type Statistic } from '../outcome.ts'
import { outliersOf, type Outlier } from './outliers.ts'

/** One place with its value; a missing value is null and never 0. */
export interface PlaceValue {
  name: string
  value: number | null
  /** Population, or any weight; shares are taken of it. */
  population?: number
}

export interface Description {
  n: number
  missing: number
  mean: Statistic
  /** sum p_j y_j with population shares; needs a population for every place that has a value. */
  weightedMean: Statistic
  median: number
  q1: number
  q3: number
  iqr: number
  sd: Statistic
  /** 100 SD/mean. */
  cv: Statistic
  min: { value: number; names: string[] }
  max: { value: number; names: string[] }
  skewness: Statistic
  /** Median absolute deviation from the median, not scaled. */
  mad: number
  outliers: Outlier[]
  /** Published national value and weighted mean differ by more than 5 %. */
  nationalMismatch: boolean
}

/** Relative difference to the published national value that is flagged. */
export const nationalTolerance = 0.05

/**
 * Methods 4(d): what states say together. Quartiles are of type 7, SD has n - 1. Values in the indicator's unit.
 * `national` is the published national value, to hold the weighted mean against.
 */
export function describePlaces(
  places: readonly PlaceValue[],
  options: { national?: number | null; isIntervalScale?: boolean } = {},
): Outcome<Description> {
  const known = places.filter((place): place is PlaceValue & { value: number } =>
    Number.isFinite(place.value),
  )
  if (known.length === 0) return noResult('all_missing', 'No place has a value.')
  const values = known.map((place) => place.value)
  const sorted = ascending(values)
  const [q1, q3] = [quantileOf(sorted, 0.25), quantileOf(sorted, 0.75)]
  const average = mean(values)
  const weighted = weightedMean(known)
  return {
    status: 'ok',
    n: known.length,
    missing: places.length - known.length,
    mean: statistic(average, 'The mean is not defined.'),
    weightedMean: weighted,
    median: quantileOf(sorted, 0.5),
    q1,
    q3,
    iqr: q3 - q1,
    sd: standardDeviation(values),
    cv: variation(values, average, options.isIntervalScale ?? false),
    min: named(known, sorted[0] as number),
    max: named(known, sorted[sorted.length - 1] as number),
    skewness: skewness(values),
    mad: medianOf(values.map((value) => Math.abs(value - quantileOf(sorted, 0.5)))),
    outliers: outliersOf(known),
    nationalMismatch: mismatches(weighted, options.national ?? null),
  }
}

function named(places: readonly { name: string; value: number }[], value: number) {
  return { value, names: places.filter((place) => place.value === value).map((place) => place.name) }
}

const onePlace: NoResult = noResult('one_place', 'One place has a value, so there is no spread.')

function standardDeviation(values: number[]): Statistic {
  return values.length < 2
    ? onePlace
    : statistic(sampleStandardDeviation(values), 'The spread is not defined.')
}

function variation(values: number[], average: number, isIntervalScale: boolean): Statistic {
  if (values.length < 2) return onePlace
  if (average <= 0) return noResult('not_defined', 'The mean is not above 0.')
  if (isIntervalScale) return noResult('not_defined', 'The scale has no true zero.')
  return statistic((100 * sampleStandardDeviation(values)) / average, 'The mean is too near 0.')
}

/** Adjusted Fisher-Pearson skewness (G1). */
function skewness(values: number[]): Statistic {
  if (values.length < 3) return noResult('too_few_points', 'Skewness needs three values.')
  if (values.every((value) => value === values[0]))
    return noResult('no_variation', 'All values are the same.')
  return statistic(sampleSkewness(values), 'The spread is too small.')
}

function weightedMean(places: readonly { value: number; population?: number }[]): Statistic {
  const total = places.reduce((sum, place) => sum + (place.population ?? Number.NaN), 0)
  if (!(total > 0)) return noResult('not_enough_information', 'The population of a place is not known.')
  const sum = places.reduce((all, place) => all + place.value * ((place.population as number) / total), 0)
  return statistic(sum, 'The mean is not defined.')
}

function mismatches(weighted: Statistic, national: number | null): boolean {
  if (weighted.status !== 'ok' || national === null) return false
  return Math.abs(weighted.value - national) > nationalTolerance * Math.abs(national)
}
