import { isView, type ViewContribution } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'
import { sdkMisfit, type Misfit } from '@msdat/sdk/contracts/sdkVersion'
import { isAwaited } from './FrameFault.ts'
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

/** What starts when the connection or a view is back; with a connection also where the frame's document is still waited for. */
export function isAwaiting(state: FrameState, what: 'connection' | 'view', isSilent: boolean): boolean {
  if (state.status === 'failed') return what === 'view' ? state.kind === 'no_view' : isAwaited(state.kind)
  return what === 'connection' && state.status === 'loading' && isSilent
}
