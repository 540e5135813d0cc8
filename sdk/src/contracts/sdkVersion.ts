/** Version of the SDK that this platform runs; that of the package, which a test compares. */
export const sdkVersion = '1.0.0'

/** Why a plugin does not fit: it needs an SDK this platform does not have yet, or one it no longer has. */
export type Misfit = 'newer' | 'older'

/**
 * How the SDK a manifest asks for, such as "^1.2.0", differs from what the platform has; null where the plugin runs.
 * Within a major, nothing is taken away: a plugin of an older minor runs as it is.
 */
export function sdkMisfit(asked: string, offered: string = sdkVersion): Misfit | null {
  const [major = 0, minor = 0] = numbersOf(asked)
  const [offeredMajor = 0, offeredMinor = 0] = numbersOf(offered)
  if (major !== offeredMajor) return major > offeredMajor ? 'newer' : 'older'
  return minor > offeredMinor ? 'newer' : null
}

const numbersOf = (range: string): number[] =>
  range
    .replace(/^[\^~]/, '')
    .split('.')
    .map(Number)
