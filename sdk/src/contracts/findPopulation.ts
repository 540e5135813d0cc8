import type { Indicator } from './reference.ts'

/** The indicator that counts people, by its type; its values for states are the weights of means over states. */
export function findPopulation<Row extends Pick<Indicator, 'indicator_type'>>(
  indicators: readonly Row[],
): Row | null {
  return indicators.find(({ indicator_type }) => indicator_type === 'Population') ?? null
}
