import type { Location } from '../../contracts/reference.ts'
import type { Figure } from '../values/readFigures.ts'
import type { LineSeries } from './lineLayout.ts'

/** A line for each place that has figures, with its interval where it stands alone. */
export const placeSeries = (
  places: readonly Pick<Location, 'id' | 'name'>[],
  /** Of one source, in the order of time. */
  figures: readonly Figure[],
): LineSeries[] =>
  places
    .map(({ id, name }) => ({
      id: String(id),
      label: name,
      points: figures.filter(({ location }) => location === id),
      hasBand: places.length === 1,
    }))
    .filter(({ points }) => points.length > 0)
