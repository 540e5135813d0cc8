import { noResult, type NoResult, type Outcome } from '../outcome.ts'
import { byPeriod, stepsBetween } from '../period.ts'
import type { SourceClass } from '../../contracts/sourceClasses.ts'

interface PeriodValue {
  period: string
  value: number
}

interface BandPoint {
  period: string
  value: number
  /** Published bounds; null where one is missing or they do not hold the value. */
  bounds: { lower: number; upper: number } | null
  /** BOUNDS where l <= v <= u fails. */
  flag: 'BOUNDS' | null
}

export interface ConfidenceBand {
  name: string
  points: BandPoint[]
  /** Runs of neighbouring years with bounds; a single year is an error bar, a gap breaks the band. */
  runs: BandPoint[][]
}

/** What an interval is called: a survey has a confidence, a model an uncertainty interval; routine data has none. */
export function intervalName(kind: SourceClass, level = 0.95): string {
  const percent = `${Math.round(level * 100)} %`
  return kind === 'Survey' ? `${percent} CI` : `${percent} uncertainty interval`
}

/** Values (types 1, 2) and bounds (types 3, 4) of one source, aligned by period and never by position. */
export function confidenceBand(
  values: readonly PeriodValue[],
  lower: readonly PeriodValue[],
  upper: readonly PeriodValue[],
  kind: SourceClass,
  level = 0.95,
): Outcome<ConfidenceBand> | NoResult {
  if (kind === 'Routine') return noResult('not_defined', 'Routine counts have no sampling interval.')
  const [low, high] = [byKey(lower), byKey(upper)]
  const points = [...values]
    .sort(byPeriod)
    .map((one) => toPoint(one, low.get(one.period), high.get(one.period)))
  if (!points.some((point) => point.bounds)) {
    return noResult('not_enough_information', 'This source has no usable bounds here.')
  }
  return { status: 'ok', name: intervalName(kind, level), points, runs: runsOf(points) }
}

function byKey(values: readonly PeriodValue[]): Map<string, number> {
  return new Map(values.map((one) => [one.period, one.value]))
}

function toPoint(
  { period, value }: PeriodValue,
  lower: number | undefined,
  upper: number | undefined,
): BandPoint {
  if (lower === undefined || upper === undefined) return { period, value, bounds: null, flag: null }
  const holds = lower <= value && value <= upper
  return { period, value, bounds: holds ? { lower, upper } : null, flag: holds ? null : 'BOUNDS' }
}

function runsOf(points: readonly BandPoint[]): BandPoint[][] {
  const runs: BandPoint[][] = []
  for (const point of points) {
    if (!point.bounds) continue
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && stepsBetween(last.period, point.period) === 1) run.push(point)
    else runs.push([point])
  }
  return runs
}
