import { isMonthly } from '../period.ts'
import type { NoResult, Outcome } from '../outcome.ts'
import type { Steps } from '../steps.ts'
import { complementarity, type Complementarity, type Extent } from './complementarity.ts'
import { consistency, type Consistency } from './consistency.ts'
import { independence, type Independence, type LineageLink } from './lineage.ts'
import {
  lowestExpectedLevel,
  type PlaceSeries,
  type SourceSeries,
  type TriangulationSource,
} from './Observation.ts'
import { pairSeries, type PairRules } from './pairSeries.ts'
import { pairsForPattern } from './patternAgreement.ts'
import { placePairs, type StatePanel } from './placePairs.ts'
import { isMonthlySeries, prepareSeries, type PreparationNote, type PreparedSeries } from './prepareSeries.ts'
import { complementarityBandOf, consistencyBandOf } from './score.ts'
import type { Tolerance } from './tolerance.ts'

export interface ComparisonSettings {
  currentYear: number
  window: readonly [first: number, last: number]
  tolerance: Tolerance
  pairRules: PairRules
  /** Without it no source is known to feed another. */
  lineage: readonly LineageLink[]
  useMidpoints: boolean
}

type Settings = Pick<ComparisonSettings, 'currentYear' | 'window'> & Partial<ComparisonSettings>

export interface ComparedSource {
  source: TriangulationSource
  consistency: Outcome<Consistency>
  complementarity: Outcome<Complementarity>
  /** Words for both scores; "Not scored" where there is none. */
  consistencyBand: string
  complementarityBand: string
  independence: Independence
  /** The two texts of definition differ: the score stands, its level metric is greyed. */
  definitionsDiffer: boolean
  /** The states of one period in both sources; null where a place is fixed or no state is in both. */
  states: StatePanel | null
  /** Rows excluded or flagged, by source. */
  notes: { primary: PreparationNote[]; comparator: PreparationNote[] }
  /** Sentences a reader needs beside the score. */
  remarks: string[]
}

/** One comparator against the primary: preparation, pairs, both scores, and what to say beside them. */
export function* compareSources(
  primary: SourceSeries,
  comparator: SourceSeries,
  settings: Settings,
): Steps<ComparedSource> {
  const yearly = !(isMonthlySeries(primary.observations) && isMonthlySeries(comparator.observations))
  const prepared = (series: SourceSeries): PreparedSeries =>
    prepareSeries(series.observations, {
      unit: series.unit,
      currentYear: settings.currentYear,
      yearly,
      useMidpoints: settings.useMidpoints ?? false,
      ...(series.boundsLevel !== undefined && { boundsLevel: series.boundsLevel }),
    })
  const [x, y] = [prepared(primary), prepared(comparator)]
  const kinship = independence(primary.source, comparator.source, settings.lineage ?? [], primary.indicator)
  const definitionsDiffer = differ(primary.definition, comparator.definition)
  const states = yield* placePairs(primary, comparator, settings)
  const pairs = pairSeries(x.points, y.points, primary.unit, settings.pairRules, settings.tolerance)
  yield
  const agreement = yield* consistency(pairs, { definitionsDiffer, ...unitsOf(states) })
  const gain = complementarity({
    primary: extentOf(primary, x, yearly),
    comparator: extentOf(comparator, y, yearly),
    window: settings.window,
    independence: kinship,
  })
  return {
    source: comparator.source,
    consistency: agreement,
    complementarity: gain,
    consistencyBand: agreement.status === 'ok' ? consistencyBandOf(agreement.score) : 'Not scored',
    complementarityBand: gain.status === 'ok' ? complementarityBandOf(gain.score) : 'Not scored',
    independence: kinship,
    definitionsDiffer,
    states,
    notes: { primary: x.notes, comparator: y.notes },
    remarks: remarksOn(agreement, kinship, definitionsDiffer, [...x.notes, ...y.notes]),
  }
}

/** States stand in for periods in the pattern metric, if there are enough of them. */
function unitsOf(states: StatePanel | null): { places?: { x: number[]; y: number[] } } {
  if (!states || states.pairs.length < pairsForPattern.places) return {}
  return { places: { x: states.pairs.map(({ x }) => x), y: states.pairs.map(({ y }) => y) } }
}

function differ(a: string | undefined, b: string | undefined): boolean {
  return Boolean(a?.trim()) && Boolean(b?.trim()) && a?.trim().toLowerCase() !== b?.trim().toLowerCase()
}

function extentOf(series: SourceSeries, prepared: PreparedSeries, yearly: boolean): Extent {
  // Months that were drawn together still count as twelfths of a year for the frequency.
  const months = yearly ? series.observations.filter((o) => isMonthly(o.period)) : []
  const times = prepared.points.map((point) => point.at)
  const monthTimes = months.map((o) => Number(o.period.slice(0, 4)) + (Number(o.period.slice(5, 7)) - 1) / 12)
  return {
    times: [...new Set([...times, ...monthTimes])].sort((a, b) => a - b),
    details: series.details ?? [],
    ...(series.places && { places: expectedIn(series.places) }),
  }
}

/** Only the nation, zones and states count: a source with every LGA does not thereby have every state. */
function expectedIn(places: readonly PlaceSeries[]): number[] {
  return places.filter(({ level }) => level <= lowestExpectedLevel).map(({ location }) => location)
}

function remarksOn(
  agreement: Outcome<Consistency> | NoResult,
  kinship: Independence,
  definitionsDiffer: boolean,
  notes: readonly PreparationNote[],
): string[] {
  const remarks: string[] = []
  if (kinship.relation === 'echo') {
    remarks.push(`Echo, no confirmation: one source repeats the other. ${kinship.reason}`)
  } else if (kinship.relation === 'input') {
    remarks.push(`Dependent: one source is an input of the other. ${kinship.reason}`)
  }
  if (definitionsDiffer) remarks.push('Definitions differ.')
  if (agreement.status === 'ok' && agreement.isCapped) {
    remarks.push('Capped at 80: fewer than 3 pairs, or none for the same period.')
  }
  if (notes.some((note) => note.code === 'GT100')) {
    remarks.push('A value above 100 % is included: check its denominator, or use a survey-based one.')
  }
  return remarks
}
