import { useSelection, useSettings, type Catalog } from '@msdat/sdk'
import { EmptyState, forCatalog, levels, Note, pinnedPlaces, placesAt } from '@msdat/sdk/kit'
import { PlaceCard } from './PlaceCard.tsx'
import { PlacesCard } from './PlacesCard.tsx'
import type { ScorecardSettings } from './ScorecardSettings.ts'
import { useMeasures } from './useMeasures.ts'

/** The chosen place, and below it all places of a level. */
export const ScorecardView = forCatalog(Scorecard)

function Scorecard({ catalog }: { catalog: Catalog }) {
  const settings = useSettings<ScorecardSettings>()
  const place = catalog.locations.find(({ id }) => id === settings.place)
  const level = settings.level === 'none' ? null : levels[settings.level]
  const selection = useSelection()
  const pinned = place ? pinnedPlaces({ catalog, selection, place }) : []
  const ofPlace = useMeasures(catalog, settings, place?.level ?? null, pinned)
  const ofLevel = useMeasures(catalog, settings, level)
  if (!place || settings.indicators.length === 0)
    return (
      <div className="k-page">
        <EmptyState detail="Choose a place and at least one indicator." />
      </div>
    )
  const said = [settings.note, settings.holder, settings.remedy].filter((text) => text !== '')
  return (
    <div className="k-page">
      {said.length > 0 && <Note tone="info">{said.join(' ')}</Note>}
      <PlaceCard {...{ catalog, place, pinned }} found={ofPlace} />
      {level !== null && (
        <PlacesCard
          catalog={catalog}
          places={placesAt(catalog.locations, level)}
          found={ofLevel}
          pinned={pinned}
        />
      )}
    </div>
  )
}
