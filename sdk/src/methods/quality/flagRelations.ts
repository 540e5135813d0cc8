import { nationalTolerance } from '../descriptive/describe.ts'
import { flag, type Flag } from './Flag.ts'

/** Limits of ratios (WHO DQR), and of reporting rates (Countdown 2030). */
const relationRules = {
  external: [0.67, 1.33],
  internal: [0.7, 1.3],
  reporting: 90,
  reportingRed: 70,
} as const

/** Two indicators of one source, place and period, by what must hold between them. */
export type InternalRelation = 'first_not_below_second' | 'near_one'

/** INT_RATIO: ANC1 >= ANC4, Penta1 >= Penta3 (no negative dropout); ANC1/Penta1 and BCG/deliveries near one. */
export function flagInternalRatio(
  first: number,
  second: number,
  relation: InternalRelation,
  pair: string,
): Flag[] {
  const inputs = { pair, first, second }
  if (relation === 'first_not_below_second') {
    return first < second
      ? [flag('INT_RATIO', inputs, `${pair}: the first must not be below the second.`)]
      : []
  }
  if (second <= 0) return []
  const [low, high] = relationRules.internal
  const ratio = first / second
  return ratio < low || ratio > high ? [flag('INT_RATIO', { ...inputs, ratio })] : []
}

/** EXT_RATIO: a routine value over a survey value of the same place and year. */
export function flagExternalRatio(routine: number, survey: number): Flag[] {
  if (survey <= 0) return []
  const [low, high] = relationRules.external
  const ratio = routine / survey
  return ratio < low || ratio > high ? [flag('EXT_RATIO', { routine, survey, ratio })] : []
}

/** REP_LOW: reports received of those expected, in %. Yellow 70-90, red below 70. */
export function flagReportingRate(rate: number): Flag[] {
  if (rate >= relationRules.reporting) return []
  return [flag('REP_LOW', { rate, band: rate < relationRules.reportingRed ? 'red' : 'yellow' })]
}

/** NATMISMATCH: the published national value against the population-weighted mean of the states. */
export function flagNationalMismatch(national: number, weightedStates: number): Flag[] {
  const apart = Math.abs(national - weightedStates)
  return apart > nationalTolerance * Math.abs(national)
    ? [flag('NATMISMATCH', { national, weightedStates })]
    : []
}

/** DEF_DIFF: parts of the definition that differ from the compared source. A part left blank says nothing. */
export function flagDefinition(
  own: Readonly<Record<string, string>>,
  compared: Readonly<Record<string, string>>,
): Flag[] {
  const parts = Object.keys(own).filter((part) => {
    const [a, b] = [plain(own[part]), plain(compared[part])]
    return a !== '' && b !== '' && a !== b
  })
  return parts.length > 0 ? [flag('DEF_DIFF', { parts: parts.join(', ') })] : []
}

function plain(text: string | undefined): string {
  return (text ?? '').trim().toLowerCase()
}

/** REVISED: the value of the same key in the import before. */
export function flagRevision(before: number, now: number): Flag[] {
  return before === now ? [] : [flag('REVISED', { before, now })]
}

/** Whether a value may enter statistics: no flag of severity error. */
export function isUsable(flags: readonly Flag[]): boolean {
  return flags.every((one) => one.severity !== 'error')
}
