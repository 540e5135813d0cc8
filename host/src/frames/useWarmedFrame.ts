import { useLayoutEffect, type RefObject } from 'react'
import { useFrameHost } from './FrameHostContext.ts'

interface WarmedFrame {
  plugin: string
  contribution: string
  title: string
  /** A frame may be there, with the plugin or without. */
  isWanted: boolean
  /** The plugin is to run: its session takes the warmed frame. */
  isActive: boolean
}

/** Keeps a frame ready for a plugin that is likely to be opened next. */
export function useWarmedFrame(
  container: RefObject<HTMLElement | null>,
  { plugin, contribution, title, isWanted, isActive }: WarmedFrame,
): void {
  const { warmed } = useFrameHost()
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    if (!isWanted) warmed.drop(element)
    else if (!isActive) void warmed.warm({ container: element, plugin, contribution, title })
  }, [warmed, container, plugin, contribution, title, isWanted, isActive])
  useLayoutEffect(() => {
    const element = container.current
    return () => (element ? warmed.drop(element) : undefined)
  }, [warmed, container])
}
