/**
 * What kind of number an indicator is: decides tolerance, interpolation and transformation.
 * `percentage` is on 0-100, `rate` is per 1,000 or 100,000 or per woman, `count` is things counted.
 */
export type Unit = 'percentage' | 'rate' | 'count'

/** The unit that a factor's display text names. */
export function unitOfFactor(displayFactor: string): Unit {
  if (displayFactor === 'in percentage') return 'percentage'
  return displayFactor.startsWith('per ') ? 'rate' : 'count'
}
