import { ascending, medianOf, quantileOf } from '../numerics/quantileOf.ts'

/** Tukey's fences in interquartile ranges, and the cut of the modified z (Iglewicz & Hoaglin 1993). */
const outlierRules = { mild: 1.5, extreme: 3, modifiedZ: 3.5, least: 5 } as const

export interface Outlier {
  name: string
  value: number
  fence: 'mild' | 'extreme' | null
  /** 0.6745 (y - median)/MAD; null where the MAD is 0 and only the fences speak. */
  modifiedZ: number | null
}

/** Places outside Tukey's fences or with a modified z above 3.5. Fewer than five values have no outliers. */
export function outliersOf(places: readonly { name: string; value: number }[]): Outlier[] {
  if (places.length < outlierRules.least) return []
  const values = places.map((place) => place.value)
  const sorted = ascending(values)
  const [q1, median, q3] = [0.25, 0.5, 0.75].map((p) => quantileOf(sorted, p)) as [number, number, number]
  const mad = medianOf(values.map((value) => Math.abs(value - median)))
  return places.flatMap(({ name, value }) => {
    const beyond = Math.max(q1 - value, value - q3)
    const isBeyond = (ranges: number): boolean => beyond > ranges * (q3 - q1)
    const fence = isBeyond(outlierRules.extreme) ? 'extreme' : isBeyond(outlierRules.mild) ? 'mild' : null
    const z = mad > 0 ? (0.6745 * (value - median)) / mad : null
    const isFar = z !== null && Math.abs(z) > outlierRules.modifiedZ
    return fence || isFar
      ? [{ name, value, fence, modifiedZ: z !== null && Number.isFinite(z) ? z : null }]
      : []
  })
}
