import type { NewsStore } from './NewsStore.ts'

const firstMs = 30_000
const checkEveryMs = 60_000

/**
 * Opens What's New 30 seconds into a visit, and then whenever the clock is at a full sixth hour. Where it would be in
 * the way by then, it opens at the first full minute at which it is not.
 */
export function watchNews(news: NewsStore, isInTheWay: () => boolean): () => void {
  let isDue = false
  const tryToOpen = (): void => {
    if (!isDue || !news.opensByItself || isInTheWay()) return
    isDue = false
    news.open()
  }
  const first = setTimeout(() => {
    isDue = !news.wasClosed
    tryToOpen()
  }, firstMs)
  const each = setInterval(() => {
    isDue ||= isNewsTime(new Date())
    tryToOpen()
  }, checkEveryMs)
  return () => {
    clearTimeout(first)
    clearInterval(each)
  }
}

export const isNewsTime = (clock: Date): boolean => clock.getHours() % 6 === 0 && clock.getMinutes() === 0
