import { useMemo } from 'react'
import { findPopulation } from '../../contracts/findPopulation.ts'
import { levels } from '../../contracts/levels.ts'
import { wayToCombine, type WayToCombine } from '../../methods/areas/combineAreas.ts'
import type { Subject } from '../values/findSubject.ts'
import { useFigures } from '../values/useFigures.ts'
import type { ZoneComputing } from './zonePlaces.ts'

interface ComputingChoice {
  /** How zones without a figure could be filled; null where no way has a meaning. */
  way: WayToCombine | null
  /** The same, once the visitor has asked for it. */
  computing: ZoneComputing | null
}

/** How zones without a published figure can be made from their states: people add up, shares are averaged. */
export function useZoneComputing({ catalog, indicator, factor }: Subject, isAsked: boolean): ComputingChoice {
  const way = wayToCombine(indicator, factor)
  const asked = isAsked ? way : null
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
