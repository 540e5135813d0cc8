import { countAgreement, tellWindow } from '../../methods/confidence/countAgreement.ts'
import type { TargetLine } from '../values/compareToTarget.ts'
import { formatPeriod, formatValue } from '../values/formatValue.ts'
import { formatDifference } from '../values/formats.ts'
import type { Rank } from '../values/standingOf.ts'
import { agreementTolerance as tolerance } from '../../methods/confidence/agreement.ts'
import type { Factor, Indicator } from '../../contracts/reference.ts'
import type { Change } from './answerFacts.ts'

export function tellGap(
  value: number,
  { kind, value: target }: TargetLine,
  factor: Factor | undefined,
): string {
  const name = `the ${kind === 'NT' ? 'national' : 'SDG'} target of ${formatValue(target, factor)}`
  const difference = value - target
  if (formatValue(value, factor) === formatValue(target, factor)) return `At ${name}`
  return `${formatDifference(difference, factor)} ${difference > 0 ? 'above' : 'below'} ${name}`
}

export function tellChange(
  { before, difference, isMoreThanChance }: Change,
  factor: Factor | undefined,
): string {
  const since = `since ${formatPeriod(before.period)} (${formatValue(before.value, factor)})`
  if (formatValue(difference, factor) === formatValue(0, factor)) return `Unchanged ${since}`
  const moved = `${difference > 0 ? 'Up' : 'Down'} ${formatDifference(difference, factor)} ${since}`
  if (isMoreThanChance === null) return `${moved}; without intervals, it cannot be told from chance`
  return `${moved}: ${isMoreThanChance ? 'more than chance' : 'may be chance'}`
}

const orders: Record<Indicator['desirable_slope'], string> = {
  Positive: 'highest first',
  Negative: 'lowest first',
  Unknown: 'highest first',
}

export function tellRank({ at, of }: Rank, slope: Indicator['desirable_slope']): string {
  return `Rank ${at} of ${of} states, ${orders[slope]}`
}

/** How many independent sources agree, what was counted, and which they are. */
export function tellAgreement(...[agreement, terms]: Parameters<typeof countAgreement>): string {
  return agreement.others.length === 0
    ? `No other independent source ${tellWindow(terms.window)}`
    : countAgreement(agreement, terms)
}

/** What "agree" means, for those who ask. */
export const agreementHint = `Agree: their intervals meet; without any interval, they differ by at most ${tolerance.points} points, or ${tolerance.share * 100}% where the unit is no percentage. Sources that repeat or are made from another are left out.`
