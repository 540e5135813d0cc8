import { useState } from 'react'
import type { Release } from '@msdat/sdk/contracts/registry'
import { WishesDialog } from './WishesDialog.tsx'

/** A newer version asks for more than the visitor switched on; until they allow it, it goes without. */
export function NewWishes({ release }: { release: Release }) {
  /** The version that the visitor is asked about: a newer one asks for other things. */
  const [asked, setAsked] = useState<string | null>(null)
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
}
