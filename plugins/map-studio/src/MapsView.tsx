import { useSettings, type Catalog } from '@msdat/sdk'
import { EmptyState, forCatalog, levels, standIn, useFigures } from '@msdat/sdk/kit'
import { useMemo } from 'react'
import { layerOf } from './Layer.ts'
import { MapsCard } from './MapsCard.tsx'

interface MapSettings {
  indicator: number
  source: number | null
  year: string | null
  otherIndicator: number | null
  otherSource: number | null
  otherYear: string | null
}

/** Two maps of the states, chosen one by one. */
export const MapsView = forCatalog(Maps)

function Maps({ catalog }: { catalog: Catalog }) {
  const { indicator, source, year, otherIndicator, otherSource, otherYear } = useSettings<MapSettings>()
  const other = otherIndicator ?? indicator
  const query = { indicators: [...new Set([indicator, other])], levels: [levels.zone, levels.state] }
  const { figures, answer } = useFigures(query, catalog)
  const layers = useMemo(
    () =>
      [
        layerOf(catalog, { indicator, source, year }, figures),
        layerOf(catalog, { indicator: other, source: otherSource, year: otherYear }, figures),
      ] as const,
    [catalog, figures, indicator, source, year, other, otherSource, otherYear],
  )
  const waiting = standIn([answer], 600)
  if (waiting) return <div className="k-page">{waiting}</div>
  const [first, second] = layers
  return (
    <div className="k-page">
      {first && second ? (
        <MapsCard {...{ catalog, first, second }} />
      ) : (
        <EmptyState
          detail={`The ${first ? 'second' : 'first'} map has no figures of states for this choice. Choose another year or source.`}
        />
      )}
    </div>
  )
}
