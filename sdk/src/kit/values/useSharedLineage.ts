import { useHostAnswer, type DataSource } from '@msdat/sdk'
import { valueOf } from '../parts/standIn.tsx'
import { sharedLineage } from './sharedLineage.ts'

const all = { size: 5000 }

/** What must be said where these sources stand side by side; empty while the lineage is on its way. */
export function useSharedLineage(sources: readonly DataSource[], indicator: number | null): string[] {
  const isNeeded = new Set(sources.map(({ id }) => id)).size > 1
  const lineage = valueOf(useHostAnswer('data.lineage', isNeeded ? all : null))
  return lineage && indicator !== null ? sharedLineage(sources, lineage.results, indicator) : []
}
