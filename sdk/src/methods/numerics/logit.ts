/** ln(p / (100 - p)) of a percentage strictly between 0 and 100. */
export function logit(percentage: number): number {
  return Math.log(percentage / (100 - percentage))
}

/** The percentage of a logit. */
export function inverseLogit(y: number): number {
  return 100 / (1 + Math.exp(-y))
}
