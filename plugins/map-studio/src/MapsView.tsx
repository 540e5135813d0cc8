import { useCatalog, useData, useSettings } from '@msdat/sdk'
import { EmptyState, levels, readFigures, standIn, valueOf } from '@msdat/sdk/kit'
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
export function MapsView() {
  const { indicator, source, year, otherIndicator, otherSource, otherYear } = useSettings<MapSettings>()
  const other = otherIndicator ?? indicator
  const answer = useCatalog()
  const catalog = valueOf(answer)
  const data = useData({ indicators: [...new Set([indicator, other])], levels: [levels.zone, levels.state] })
  const table = valueOf(data)
  const layers = useMemo(() => {
    if (!catalog || !table) return null
    const figures = readFigures(table, catalog.datasources)
    return [
      layerOf(catalog, { indicator, source, year }, figures),
      layerOf(catalog, { indicator: other, source: otherSource, year: otherYear }, figures),
    ] as const
  }, [catalog, table, indicator, source, year, other, otherSource, otherYear])
  const waiting = standIn([answer, data], 600)
  if (waiting || !catalog || !layers) return <div className="k-page">{waiting}</div>
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
