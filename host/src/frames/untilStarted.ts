import { when } from 'mobx'
import type { FrameState } from './FrameState.ts'

const startMs = 20_000

/** Waits until a frame runs, or does not come to run. */
export async function untilStarted(session: { state: FrameState }): Promise<void> {
  await when(() => session.state.status !== 'loading', { timeout: startMs }).catch(() => {})
}
