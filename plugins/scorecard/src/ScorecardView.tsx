import { useCatalog, useSelection, useSettings } from '@msdat/sdk'
import { EmptyState, Note, standIn, valueOf, pinnedPlaces } from '@msdat/sdk/kit'
import { PlaceCard } from './PlaceCard.tsx'
import { PlacesCard } from './PlacesCard.tsx'
import type { ScorecardSettings } from './ScorecardSettings.ts'
import { levelOf, useMeasures } from './useMeasures.ts'

/** The chosen place, and below it all places of a level. */
export function ScorecardView() {
  const settings = useSettings<ScorecardSettings>()
  const answer = useCatalog()
  const catalog = valueOf(answer)
  const place = catalog?.locations.find(({ id }) => id === settings.place)
  const level = levelOf(settings.level)
  const selection = useSelection()
  const pinned = catalog && place ? pinnedPlaces({ catalog, selection, place }) : []
  const ofPlace = useMeasures(catalog, settings, place?.level ?? null, pinned)
  const ofLevel = useMeasures(catalog, settings, level)
  if (!catalog) return <div className="k-page">{standIn([answer], 600)}</div>
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
          places={catalog.locations.filter((one) => one.level === level)}
          found={ofLevel}
          pinned={pinned}
        />
      )}
    </div>
  )
}
