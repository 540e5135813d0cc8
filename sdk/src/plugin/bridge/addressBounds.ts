/** A browser hands each address on to its own thread, where two megabytes of fragment hold up all its pages. */
export const longestAddress = 2_000
/** More than a visitor goes from place to place in a document. */
export const [mostSteps, stepsMs] = [50, 10_000]
