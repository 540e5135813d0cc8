/** Source text of `tried`: tries each way, and answers how many there were. */
export const triesWays = `
const tried = (ways: (() => unknown)[]): number => {
  let count = 0
  for (const way of ways) {
    try {
      way()
      count += 1
    } catch {
      // Not that way.
    }
  }
  return count
}`
