import { useData, useSettings, type Indicator } from '@msdat/sdk'
import { findPopulation, levels, readFigures, valueOf, type Subject } from '@msdat/sdk/kit'
import { useMemo } from 'react'
import type { ZoneSettings } from './ZoneSettings.ts'
import { wayToCompute, type Computing, type Way } from './zonal/computeZone.ts'

interface ComputingChoice {
  /** How zones without a figure could be filled; null where no way has a meaning. */
  way: Way | null
  /** The same, once the visitor has asked for it. */
  computing: Computing | null
}

export function useComputing({ catalog, indicator, factor }: Subject): ComputingChoice {
  const { computed } = useSettings<ZoneSettings>()
  const way = wayToCompute(indicator, factor)
  const asked = computed ? way : null
  const population = usePopulation(findPopulation(catalog.indicators), asked === 'mean')
  const computing = useMemo(() => asked && { way: asked, population }, [asked, population])
  return { way, computing }
}

function usePopulation(indicator: Indicator | null, isWanted: boolean): ReadonlyMap<number, number> {
  const answer = useData(
    isWanted && indicator ? { indicators: [indicator.id], levels: [levels.state], latest: true } : null,
  )
  const table = valueOf(answer)
  return useMemo(
    () => new Map(table ? readFigures(table).map(({ location, value }) => [location, value]) : []),
    [table],
  )
}
