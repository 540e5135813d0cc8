const mostMs = 120_000

/** A part of the page that has not come in two minutes will not come: that is said, and it can be tried again. */
export function withinLoadTime<Value>(fetching: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Chunk load error: timed out')), mostMs)
    fetching.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
