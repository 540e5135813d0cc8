import { TokenBucket } from '@msdat/sdk/plugin/bridge/TokenBucket'

/** Lets each plugin do a thing at a steady rate, over all its frames. */
export function meterEach(
  rate: { capacity: number; refillPerSecond: number },
  now?: () => number,
): (plugin: string) => boolean {
  const buckets = new Map<string, TokenBucket>()
  return (plugin) => {
    const bucket = buckets.get(plugin) ?? new TokenBucket(rate, now)
    buckets.set(plugin, bucket)
    return bucket.take(1)
  }
}
