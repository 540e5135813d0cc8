/** Values that differ by less read the same: one decimal is shown of each. */
export const leastDifference = 0.05
