import { AppError } from '@msdat/sdk/contracts/problem'
import { TokenBucket } from '@msdat/sdk/plugin/bridge/TokenBucket'

/** So many calls from one address in so many minutes. */
interface Limit {
  most: number
  minutes: number
}

const buckets = new Map<string, TokenBucket>()

/**
 * What the server allows an address, the page and everybody behind that address share. So no plugin makes more than half
 * of the calls of a kind from one page, over all its frames. Throws `rate_limited`.
 */
export function takeShare(plugin: string, call: string, limit: Limit | undefined): void {
  if (!limit) return
  // In the first minute what it holds, and what flows in meanwhile.
  const capacity = limit.most / 4
  const key = `${plugin} ${call}`
  const bucket =
    buckets.get(key) ?? new TokenBucket({ capacity, refillPerSecond: capacity / (limit.minutes * 60) })
  buckets.set(key, bucket)
  if (!bucket.take(1))
    throw new AppError('rate_limited', 'The plugin asks the server too often. Wait a moment, then try again.')
}
