import { forSubject, levels, type Subject } from '@msdat/sdk/kit'
import { useZones } from './useZones.ts'
import { ZoneColumnsCard } from './ZoneColumnsCard.tsx'
import { ValueMapCard, ZoneMapCard } from './ZoneMapCards.tsx'

export const ZonesView = forSubject(ZoneCards)

function ZoneCards({ subject: chosen }: { subject: Subject }) {
  const zones = useZones(chosen)
  const { subject } = zones
  const hasZones = zones.places.some(({ place, value }) => place.level === levels.zone && value !== null)
  return (
    <div className="k-page">
      <ZoneColumnsCard subject={subject} zones={zones} />
      {/* Without a figure of a zone the second map is a note, and would be as tall as the first beside it. */}
      <div className={hasZones ? 'k-columns' : 'k-stack'}>
        <ValueMapCard subject={subject} zones={zones} />
        <ZoneMapCard subject={subject} zones={zones} />
      </div>
    </div>
  )
}
