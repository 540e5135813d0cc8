import { useState, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import type { Release } from '@msdat/sdk/contracts/registry'
import { useStores } from '../app/Stores.ts'
import { lazyPart } from '../pages/lazyPart.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import type { WishesDialogProps } from './WishesDialog.tsx'

const WishesDialog = lazyPart(async () => (await import('./WishesDialog.tsx')).WishesDialog, {
  Around: ({ release, onClose, children }: WishesDialogProps & { children: ReactNode }) => (
    <Dialog title={`Allow ${release.name} more?`} onClose={onClose}>
      {children}
    </Dialog>
  ),
})

/** A newer version asks for more than the visitor switched on; until they allow it, it goes without. */
export const NewWishes = observer(function NewWishes({ release }: { release: Release }) {
  const { plugins } = useStores()
  /** The version that the visitor is asked about: a newer one asks for other things. */
  const [asked, setAsked] = useState<string | null>(null)
  if (plugins.heldOff(release).permissions.length === 0) return null
  return (
    <div className="panel-wishes">
      <output className="small">{release.name} asks for more than you allowed.</output>
      {/* It stands beside a plugin, which can move it and lead the keyboard to it: it grants nothing. */}
      <button
        type="button"
        data-consent
        className="button button-outline"
        onClick={() => setAsked(release.version)}
      >
        See what it asks
      </button>
      {asked === release.version && <WishesDialog release={release} onClose={() => setAsked(null)} />}
    </div>
  )
})
