import { observer } from 'mobx-react-lite'
import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '../pages/lazyPart.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { OpenedByPlugin } from '../parts/deafenDialog.ts'
import { useCommandKeys } from '../commands/useCommandKeys.ts'
import { usePaletteKey } from '../palette/usePaletteKey.ts'
import type { Overlay } from './OverlayStore.ts'
import { useStores } from './Stores.ts'

// Fetched when first opened: none of them is needed to draw the first page.
const dialogs = {
  'sign-in': overlay('Login', async () => (await import('../signIn/SignInDialog.tsx')).SignInDialog),
  plugins: overlay('View Plugins', async () => (await import('../plugins/PluginsDrawer.tsx')).PluginsDrawer),
  share: overlay('Share', async () => (await import('../share/ShareDialog.tsx')).ShareDialog),
  about: overlay('About Dashboard', async () => (await import('../shell/AboutDialog.tsx')).AboutDialog),
  sources: overlay(
    'Available Datasources',
    async () => (await import('../sources/SourcesPanel.tsx')).SourcesPanel,
  ),
  newsletter: overlay(
    'Subscribe to our newsletter',
    async () => (await import('../newsletter/NewsletterDialog.tsx')).NewsletterDialog,
  ),
  feedback: overlay('Feedback', async () => (await import('../feedback/FeedbackDialog.tsx')).FeedbackDialog),
  position: overlay(
    'Your position',
    async () => (await import('../position/PositionDialog.tsx')).PositionDialog,
  ),
  palette: overlay('Find anything', async () => (await import('../palette/PaletteDialog.tsx')).PaletteDialog),
} satisfies Record<Overlay, unknown>

export const Overlays = observer(function Overlays() {
  const { overlays } = useStores()
  usePaletteKey()
  useCommandKeys()
  if (!overlays.open) return null
  const Open = dialogs[overlays.open]
  return (
    <OpenedByPlugin value={overlays.isByPlugin}>
      <Open />
    </OpenedByPlugin>
  )
})

/** Where it cannot be fetched, a dialog in its place says so; the page behind it stays. */
function overlay(title: string, fetchPart: () => Promise<ComponentType>): ComponentType {
  function Around({ children }: { children: ReactNode }) {
    const { overlays } = useStores()
    return (
      <Dialog title={title} onClose={() => overlays.close()}>
        {children}
      </Dialog>
    )
  }
  return lazyPart(fetchPart, { Around })
}
