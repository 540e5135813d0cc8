import type { Catalog } from '@msdat/sdk'
import { Button, levels, PlainCard, placesAt } from '@msdat/sdk/kit'
import { useState } from 'react'
import { layouts, simulate } from './layouts.ts'
import type { GapSubject } from './gaps.ts'
import { SimulatedCard } from './SimulatedCard.tsx'

/** How the page would look, with figures that are made up: only at a press, and never by an address. */
export function SimulatedLayout({ catalog, subject }: { catalog: Catalog; subject: GapSubject }) {
  const [isShown, setShown] = useState(false)
  const states = placesAt(catalog.locations, levels.state)
  return (
    <>
      <PlainCard heading="h2" title="How it would look">
        <p>
          The layout can be shown with simulated figures. They are made up by this page, stand in no database,
          and say nothing about any place. A shared link does not show them.
        </p>
        <div className="k-row">
          <Button aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide the simulated figures' : 'Show the layout with simulated figures'}
          </Button>
        </div>
      </PlainCard>
      {isShown && (
        <div className="k-columns">
          {layouts[subject].map((layout) => (
            <SimulatedCard key={layout.title} layout={layout} rows={simulate(layout, states)} />
          ))}
        </div>
      )}
    </>
  )
}
