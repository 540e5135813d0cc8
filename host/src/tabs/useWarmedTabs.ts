import { useEffect, useState } from 'react'
import { savesData } from '../loading/savesData.ts'
import { WarmedTabs } from './WarmedTabs.ts'

/** Frames of their own process cost 12-18 MB each. */
const leastGigabytes = 2
const idleAfterMs = 500

/** The tabs of one dashboard that are kept ready while `open` is the open one. */
export function useWarmedTabs(open: string | undefined): WarmedTabs {
  const [tabs] = useState(() => new WarmedTabs({ whenIdle, isAllowed: isAllowed(navigator) }))
  useEffect(() => (open === undefined ? undefined : tabs.opened(open)), [tabs, open])
  useEffect(() => () => tabs.close(), [tabs])
  return tabs
}

interface Means {
  /** In GB; browsers that do not tell leave it out. */
  deviceMemory?: number
}

function isAllowed(visitor: Navigator): boolean {
  const { deviceMemory = Infinity }: Means = visitor as Means
  return deviceMemory > leastGigabytes && !savesData(visitor)
}

function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(then, idleAfterMs)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(then)
  return () => cancelIdleCallback(asked)
}
