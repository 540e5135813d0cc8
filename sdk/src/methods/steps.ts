/** Work that stops after each of its pieces, so that a server can answer others between. */
export type Steps<Result> = Generator<undefined, Result>

/** All pieces one after the other, for whoever keeps nobody waiting. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
