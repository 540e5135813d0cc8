/** Upper ends of the classes of boot times, in milliseconds. What takes longer than the last is counted in it. */
export const bootClasses = [
  100, 200, 300, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000, 60_000,
] as const
