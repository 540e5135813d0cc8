import { lazy, Suspense } from 'react'
import { observer } from 'mobx-react-lite'
import type { Overlay } from './OverlayStore.ts'
import { useStores } from './Stores.ts'

// Fetched when first opened: none of them is needed to draw the first page.
const dialogs = {
  'sign-in': lazy(async () => ({ default: (await import('../signIn/SignInDialog.tsx')).SignInDialog })),
  plugins: lazy(async () => ({ default: (await import('../plugins/PluginsDrawer.tsx')).PluginsDrawer })),
  share: lazy(async () => ({ default: (await import('../share/ShareDialog.tsx')).ShareDialog })),
  about: lazy(async () => ({ default: (await import('../shell/AboutDialog.tsx')).AboutDialog })),
} satisfies Record<Overlay, unknown>

export const Overlays = observer(function Overlays() {
  const { overlays } = useStores()
  if (!overlays.open) return null
  const Open = dialogs[overlays.open]
  return (
    <Suspense fallback={null}>
      <Open />
    </Suspense>
  )
})
