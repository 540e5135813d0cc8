import type { Coverage } from '../../contracts/data.ts'
import { levels } from '../../contracts/levels.ts'
import type { Subject } from '../values/findSubject.ts'
import { membersOf, type Dimension } from './groupBy.ts'

/** The first dimension by which the source has figures of its own: people, then zones, then states; else by source. */
export function firstDimension({ results }: Coverage, { catalog, indicator, source }: Subject): Dimension {
  const hasPeople = (dimension: Dimension): boolean => membersOf(dimension, indicator, catalog).length > 1
  const hasPlaces = (dimension: 'zone' | 'state'): boolean => {
    const places = catalog.locations.filter(({ level }) => level === levels[dimension])
    const have = new Set(
      results.filter(({ datasource }) => datasource === source.id).map(({ location }) => location),
    )
    return places.filter(({ id }) => have.has(id)).length > 1
  }
  return (
    (['sex', 'residence', 'wealth'] as const).find(hasPeople) ??
    (['zone', 'state'] as const).find(hasPlaces) ??
    'source'
  )
}
