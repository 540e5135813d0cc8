import { skeletonOf } from './skeletonOf.ts'

const platform = skeletonOf('MSDAT')
const wholeNames = new Set(['System', 'The system', 'Administrator', 'Admin'].map(skeletonOf))

/**
 * Whether a name speaks for the platform: MSDAT anywhere in it, or "System" as the whole of it. A
 * plugin about a health system may still say so.
 */
export function isReservedName(name: string): boolean {
  const skeleton = skeletonOf(name)
  return skeleton.includes(platform) || wholeNames.has(skeleton)
}
