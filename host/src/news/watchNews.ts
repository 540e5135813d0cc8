import type { NewsStore } from './NewsStore.ts'

const firstMs = 30_000
const checkEveryMs = 60_000

/** Opens What's New 30 seconds into a visit, and then whenever the clock is at a full sixth hour. */
export function watchNews(news: NewsStore): () => void {
  const open = (): void => void (news.opensByItself && news.open())
  const first = setTimeout(() => news.wasClosed || open(), firstMs)
  const each = setInterval(() => isNewsTime(new Date()) && open(), checkEveryMs)
  return () => {
    clearTimeout(first)
    clearInterval(each)
  }
}

export const isNewsTime = (clock: Date): boolean => clock.getHours() % 6 === 0 && clock.getMinutes() === 0
