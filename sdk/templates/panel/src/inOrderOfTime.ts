/** Figures in the order of time. A year without a figure is left out: missing is never zero. */
export function inOrderOfTime<Figure extends { period: string }>(figures: readonly Figure[]): Figure[] {
  return [...figures].sort((left, right) => left.period.localeCompare(right.period))
}
