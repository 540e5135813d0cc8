/** Counts the turns of the event loop until it is told to stop. */
export function countTurns(): { passed: number; stop: () => void } {
  let isOver = false
  const turns = { passed: 0, stop: () => void (isOver = true) }
  const count = (): void => {
    turns.passed += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  return turns
}
