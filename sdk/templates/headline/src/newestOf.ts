/** The figure of the latest period; undefined where there is none. */
export function newestOf<Figure extends { period: string }>(figures: readonly Figure[]): Figure | undefined {
  return figures.toSorted((one, other) => other.period.localeCompare(one.period))[0]
}
