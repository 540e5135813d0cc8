import { comparePublished, type Published } from '../confidence/judgeChange.ts'

/** A group of people or places with its published value. */
export interface NamedValue extends Published {
  label: string
}

/** How far the groups lie apart. */
export interface WidestGap {
  highest: { label: string; value: number }
  lowest: { label: string; value: number }
  /** Highest minus lowest. */
  difference: number
  /** 95 %; null where a bound is missing. It is too narrow, since the two were picked as extremes. */
  interval: readonly [number, number] | null
  /** Highest divided by lowest; null where the lowest is 0. */
  ratio: number | null
  /** How many groups have a value. */
  n: number
}

/** The highest and the lowest of several groups; null with fewer than two. */
export function widestGap(groups: readonly NamedValue[], isPercentage: boolean): WidestGap | null {
  const ranked = groups.toSorted((one, other) => other.value - one.value)
  const [high, low] = [ranked[0], ranked.at(-1)]
  if (!high || !low || ranked.length < 2) return null
  const compared = comparePublished(high, low, isPercentage)
  if (compared.status !== 'ok') return null
  return {
    highest: { label: high.label, value: high.value },
    lowest: { label: low.label, value: low.value },
    difference: compared.difference,
    interval: compared.differenceInterval,
    ratio: compared.ratio.status === 'ok' ? compared.ratio.value : null,
    n: ranked.length,
  }
}
