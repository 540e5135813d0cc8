import { createContext, useContext } from 'react'
import type { FrameHost } from './FrameHost.ts'

/** Provided once, around everything that shows plugins. */
export const FrameHostContext = createContext<FrameHost | null>(null)

export function useFrameHost(): FrameHost {
  const frameHost = useContext(FrameHostContext)
  if (!frameHost) throw new Error('A plugin frame stands outside FrameHostContext.')
  return frameHost
}
