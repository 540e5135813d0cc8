const pairOf = (period: string, primary: number, compared: number) => ({
  period,
  primary,
  compared,
  kind: 'exact' as const,
  tolerance: 5,
  weight: 1,
  difference: compared - primary,
  ratio: compared / primary,
  symmetric_difference: (200 * (compared - primary)) / (primary + compared),
})

/** Two pairs of figures as a triangulation gives them. */
export const examplePairs = [pairOf('2013', 38, 41), pairOf('2018', 50, 62)]
