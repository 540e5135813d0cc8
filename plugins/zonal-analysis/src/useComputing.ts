import { useSettings } from '@msdat/sdk'
import { findPopulation, levels, useFigures, type Subject } from '@msdat/sdk/kit'
import { wayToCombine, type WayToCombine } from '@msdat/sdk/methods'
import { useMemo } from 'react'
import type { ZoneSettings } from './ZoneSettings.ts'
import type { Computing } from './zonal/zonePlaces.ts'

interface ComputingChoice {
  /** How zones without a figure could be filled; null where no way has a meaning. */
  way: WayToCombine | null
  /** The same, once the visitor has asked for it. */
  computing: Computing | null
}

export function useComputing({ catalog, indicator, factor }: Subject): ComputingChoice {
  const { computed } = useSettings<ZoneSettings>()
  const way = wayToCombine(indicator, factor)
  const asked = computed ? way : null
  const people = findPopulation(catalog.indicators)
  const isWeighted = asked === 'mean' && people
  const query = isWeighted ? { indicators: [people.id], levels: [levels.state], latest: true } : null
  const { figures } = useFigures(query, null)
  const computing = useMemo(
    () => asked && { way: asked, population: new Map(figures.map((one) => [one.location, one.value])) },
    [asked, figures],
  )
  return { way, computing }
}
