import type { DataSource } from '@msdat/sdk'
import type { Figure } from '@msdat/sdk/kit'

export interface SourceFigures {
  source: DataSource
  /** In the order of time. A year without a figure is left out: missing is never zero. */
  points: Figure[]
}

/** A figure with its source: a row of the table. */
export type SourceRow = Figure & { source: DataSource }

/** The figures of each source that has any, in the order of the sources. */
export function figuresBySource(figures: readonly Figure[], sources: readonly DataSource[]): SourceFigures[] {
  return sources
    .map((source) => ({
      source,
      points: figures
        .filter(({ datasource }) => datasource === source.id)
        .toSorted((one, other) => one.period.localeCompare(other.period)),
    }))
    .filter(({ points }) => points.length > 0)
}
