import { useData, useTheme, type Indicator } from '@msdat/sdk'
import {
  citationsOf,
  figureNotes,
  findPopulation,
  levels,
  readFigures,
  useAlternatives,
  valueOf,
  type Alternative,
  type Subject,
} from '@msdat/sdk/kit'
import { useMemo, useState } from 'react'
import type { ZonePlace } from './zonal/ZonePlace.ts'
import { countOf, zonePlaces } from './zonal/zonePlaces.ts'

/** All that the cards of this section show. */
export interface Zones {
  answer: ReturnType<typeof useData>
  places: readonly ZonePlace[]
  states: { have: number; expected: number }
  /** Colour of the nation and of each zone, by name. */
  colours: ReadonlyMap<string, string>
  citations: number[]
  notes: string[]
  alternatives: Alternative[]
  /** Whether zones lack a figure that could be computed, and whether it is. */
  canCompute: boolean
  isComputing: boolean
  setComputing: (isComputing: boolean) => void
}

export function useZones(subject: Subject): Zones {
  const { catalog, selection, indicator, source, factor, targets } = subject
  const [isComputing, setComputing] = useState(false)
  const answer = useData({
    indicators: [indicator.id],
    datasources: [source.id],
    periods: [selection.period],
  })
  const population = usePopulation(findPopulation(catalog.indicators), isComputing)
  const table = valueOf(answer)
  const figures = useMemo(() => (table ? readFigures(table, catalog.datasources) : []), [table, catalog])
  const places = useMemo(
    () => zonePlaces({ figures, catalog, indicator, targets, population }),
    [figures, catalog, indicator, targets, population],
  )
  const states = countOf(places, levels.state)
  const zones = countOf(places, levels.zone)
  const { tokens } = useTheme()
  const colours = useMemo(() => {
    const named = (level: number) => catalog.locations.filter((one) => one.level === level)
    const token = (name: string) => tokens[`color-${name}`] ?? '#777777'
    return new Map([
      ...named(levels.national).map(({ name }) => [name, token('text-muted')] as const),
      ...named(levels.zone).map(({ name }, at) => [name, token(`chart-${at + 1}`)] as const),
    ])
  }, [catalog, tokens])
  const alternatives = useAlternatives(subject, {
    locations: catalog.locations.filter(({ level }) => level !== levels.national).map(({ id }) => id),
    words: ['place', 'places'],
    have: 0,
    isNeeded: figures.length === 0,
  })
  return {
    answer,
    places,
    states,
    colours,
    citations: citationsOf(figures),
    notes: figureNotes({
      indicator,
      factor,
      sources: [source],
      figures,
      missing: states.expected - states.have,
    }),
    alternatives,
    canCompute: zones.have < zones.expected && states.have > 0,
    isComputing,
    setComputing,
  }
}

function usePopulation(indicator: Indicator | null, isWanted: boolean): ReadonlyMap<number, number> | null {
  const answer = useData(
    isWanted && indicator ? { indicators: [indicator.id], levels: [levels.state], latest: true } : null,
  )
  const table = valueOf(answer)
  return useMemo(() => {
    if (!isWanted) return null
    return new Map(table ? readFigures(table).map(({ location, value }) => [location, value]) : [])
  }, [isWanted, table])
}
