/** Does it at once, and then no more often than that: what is asked for meanwhile is done once, when the time is over. */
export function atMostEvery(milliseconds: number, act: () => void): () => void {
  let isResting = false
  let isAsked = false
  const run = (): void => {
    isResting = true
    isAsked = false
    act()
    setTimeout(() => {
      isResting = false
      if (isAsked) run()
    }, milliseconds)
  }
  return () => {
    if (isResting) isAsked = true
    else run()
  }
}
