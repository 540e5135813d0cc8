import { forSubject, type Subject } from '@msdat/sdk/kit'
import { useZones } from './useZones.ts'
import { ZoneColumnsCard } from './ZoneColumnsCard.tsx'
import { ValueMapCard, ZoneMapCard } from './ZoneMapCards.tsx'

export const ZonesView = forSubject(ZoneCards)

function ZoneCards({ subject: chosen }: { subject: Subject }) {
  const zones = useZones(chosen)
  const { subject } = zones
  return (
    <div className="k-page">
      <ZoneColumnsCard subject={subject} zones={zones} />
      <div className="k-columns">
        <ValueMapCard subject={subject} zones={zones} />
        <ZoneMapCard subject={subject} zones={zones} />
      </div>
    </div>
  )
}
