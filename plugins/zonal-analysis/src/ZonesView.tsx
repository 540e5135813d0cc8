import { useCatalog, useSelection } from '@msdat/sdk'
import { EmptyState, findSubject, standIn, valueOf, type Subject } from '@msdat/sdk/kit'
import { useZones } from './useZones.ts'
import { ZoneColumnsCard } from './ZoneColumnsCard.tsx'
import { ValueMapCard, ZoneMapCard } from './ZoneMapCards.tsx'

export function ZonesView() {
  const selection = useSelection()
  const answer = useCatalog()
  const catalog = valueOf(answer)
  if (!catalog) return <div className="k-page">{standIn([answer], 600)}</div>
  const subject = findSubject(catalog, selection)
  return subject ? <Zones subject={subject} /> : <EmptyState />
}

function Zones({ subject: chosen }: { subject: Subject }) {
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
