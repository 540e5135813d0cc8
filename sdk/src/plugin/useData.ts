import type { DataQuery, DataTable } from '../contracts/bridge.ts'
import type { Citation, Coverage } from '../contracts/data.ts'
import type { Catalog } from '../contracts/reference.ts'
import type { Async } from './Async.ts'
import { useHostAnswer } from './useHostAnswer.ts'

/** Indicators, sources, places, value types and units. Needs `data:read`. */
export function useCatalog(): Async<Catalog> {
  return useHostAnswer('data.catalog', {})
}

/** Data values as columns; null asks for nothing. Needs `data:read`. */
export function useData(query: DataQuery | null): Async<DataTable> {
  return useHostAnswer('data.query', query)
}

/** Where an indicator has values; null asks for nothing. Needs `data:read`. */
export function useCoverage(indicator: number | null): Async<Coverage> {
  return useHostAnswer('data.coverage', indicator === null ? null : { indicator })
}

/** The publications behind values, by citation id; 0 (no citation) is left out. Needs `data:read`. */
export function useCitations(ids: Iterable<number>): Async<Citation[]> {
  const wanted = [...new Set(ids)].filter((id) => id > 0).sort((a, b) => a - b)
  return useHostAnswer('data.citations', wanted.length === 0 ? null : { ids: wanted })
}
