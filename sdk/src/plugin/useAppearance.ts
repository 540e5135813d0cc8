import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Appearance, AppearanceChange, Theme } from '../contracts/appearance.ts'
import type { Reply } from '../contracts/bridge.ts'
import type { Async } from './Async.ts'
import { currentFrame } from './currentFrame.ts'
import { Resource } from './ResourceCache.ts'

/** The looks of the page, resolved: token values, scheme, text size, motion, direction. Follows every change. */
export function useTheme(): Theme {
  const { theme } = currentFrame()
  return useSyncExternalStore(theme.subscribe, theme.get, theme.get)
}

/** The page's looks as the visitor set them; follows every change. Needs `page:appearance`. */
export function useAppearance(): Async<Appearance> {
  const { link, theme } = currentFrame()
  const [resource] = useState(() => new Resource(() => link.call('page.getAppearance', {})))
  // Whoever changes the looks, the frame hears of it as a theme.
  useEffect(() => theme.subscribe(() => resource.start()), [resource, theme])
  return useSyncExternalStore(resource.subscribe, resource.get, resource.get)
}

/** Changes the page's looks. Needs `page:appearance`. */
export function useSetAppearance(): (change: AppearanceChange) => Promise<Reply<Appearance>> {
  return setAppearance
}

function setAppearance(change: AppearanceChange): Promise<Reply<Appearance>> {
  return currentFrame().link.call('page.setAppearance', change)
}
