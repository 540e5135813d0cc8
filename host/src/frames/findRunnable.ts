import { isView, type ViewContribution } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'
import { sdkMisfit, type Misfit } from '@msdat/sdk/contracts/sdkVersion'
import type { FrameState } from './FrameState.ts'

type Found = { release: Release; contribution: ViewContribution } | { off: 'withdrawn' | Misfit }

/**
 * The contribution to start, or why it cannot run. The registry takes in what fits its own platform; a page that was
 * opened before an update, or a platform that went back to an older version, may be behind.
 */
export function findRunnable(release: Release | null, id: string): Found {
  const contribution = release?.contributes.filter(isView).find((one) => one.id === id)
  if (!release || !contribution) return { off: 'withdrawn' }
  const misfit = release.sdk === undefined ? null : sdkMisfit(release.sdk)
  return misfit ? { off: misfit } : { release, contribution }
}

/** Off for such a reason, until the registry lists another version. */
export const isOut = (state: FrameState): boolean =>
  state.status === 'off' && ['withdrawn', 'newer', 'older'].includes(state.reason)
