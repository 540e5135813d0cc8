import type { Indicator } from '../../contracts/reference.ts'
import { leastDifference } from '../../methods/confidence/leastDifference.ts'

export type Tone = 'positive' | 'on-target' | 'negative' | 'neutral'
export type StandingIcon = 'up' | 'equal' | 'down' | 'unsure' | null

/** How a value stands to a target. Colour, icon and words all come from here, so they cannot disagree. */
export interface Standing {
  tone: Tone
  icon: StandingIcon
  words: string
}

const met: Standing = { tone: 'positive', icon: 'up', words: 'Target met' }
const equal: Standing = { tone: 'on-target', icon: 'equal', words: 'On target' }
const missed: Standing = { tone: 'negative', icon: 'down', words: 'Target not met' }
const unsure: Standing = {
  tone: 'neutral',
  icon: 'unsure',
  words: 'Cannot be told: interval spans the target',
}
const impossible: Standing = { tone: 'neutral', icon: 'unsure', words: 'Cannot be told: above 100%' }
const noTarget: Standing = { tone: 'neutral', icon: null, words: 'No target' }
const noDirection: Standing = { tone: 'neutral', icon: null, words: 'Target without a stated direction' }

/** A figure with what is known of its uncertainty. */
export interface Measured {
  value: number
  lower?: number | null
  upper?: number | null
  /** A share of a whole: above 100 it is an error of measurement. */
  isPercentage?: boolean
}

/** A value alone, or with its interval: where that spans the target, nobody can tell which side it is on. */
export function compareToTarget(
  measured: number | Measured,
  target: number | null | undefined,
  slope: Indicator['desirable_slope'],
): Standing {
  if (target === null || target === undefined) return noTarget
  const figure: Measured = typeof measured === 'number' ? { value: measured } : measured
  const { value, lower, upper, isPercentage = false } = figure
  // A target above 100 means that the share is not one of a whole.
  if (isPercentage && value > 100 && target <= 100) return impossible
  const hasInterval = typeof lower === 'number' && typeof upper === 'number'
  if (slope !== 'Unknown' && hasInterval && lower < target && target < upper) return unsure
  // Rounded first: 50.05 - 50 is 0.04999… in binary, and is a difference of 0.05 to the reader.
  const difference = Math.round((value - target) * 1e6) / 1e6
  if (Math.abs(difference) < leastDifference) return equal
  if (slope === 'Unknown') return noDirection
  return difference > 0 === (slope === 'Positive') ? met : missed
}

export interface TargetLine {
  kind: 'NT' | 'SDG'
  value: number
}

/** The targets the visitor wants drawn, as far as they exist. */
export function chosenTargets(
  indicator: Pick<Indicator, 'national_target' | 'sdg_target'>,
  shown: { national: boolean; sdg: boolean },
): TargetLine[] {
  const lines: TargetLine[] = []
  if (shown.national && indicator.national_target !== null)
    lines.push({ kind: 'NT', value: indicator.national_target })
  if (shown.sdg && indicator.sdg_target !== null) lines.push({ kind: 'SDG', value: indicator.sdg_target })
  return lines
}

/** The target that colours compare with: the national one where it is shown, else the SDG one. */
export function leadingTarget(lines: readonly TargetLine[]): TargetLine | null {
  return lines.find(({ kind }) => kind === 'NT') ?? lines[0] ?? null
}
