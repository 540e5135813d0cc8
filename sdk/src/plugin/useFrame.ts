import { useSyncExternalStore } from 'react'
import type { Permission } from '../contracts/manifest.ts'
import { currentFrame } from './currentFrame.ts'
import type { BootFacts } from './FrameLink.ts'

/** The settings that the dashboard's composition gives this contribution. */
export function useOptions(): Record<string, unknown> {
  return currentFrame().link.boot.options
}

/** Which contribution is shown, and under which title. */
export function useContribution(): BootFacts['contribution'] {
  return currentFrame().link.boot.contribution
}

/** What the plugin may do: what its manifest asks for, less what the visitor took back. */
export function useGranted(): readonly Permission[] {
  return currentFrame().link.boot.granted
}

/** False while the frame is off the screen: a good time to rest. */
export function useVisible(): boolean {
  const { visible } = currentFrame()
  return useSyncExternalStore(visible.subscribe, visible.get, visible.get)
}
