import { useData, type Async, type Catalog, type DataQuery, type DataTable } from '@msdat/sdk'
import { useMemo } from 'react'
import { valueOf } from '../parts/standIn.tsx'
import { readFigures, type Figure } from './readFigures.ts'

/** The figures that a query finds, none while they are on their way, with the question behind them for `standIn`. */
export interface Figures {
  figures: readonly Figure[]
  answer: Async<DataTable>
}

/** Asks for data values and reads them as figures; null asks for nothing. Needs `data:read`. */
export function useFigures(query: DataQuery | null, catalog: Catalog | null): Figures {
  const answer = useData(query)
  const table = valueOf(answer)
  const datasources = catalog?.datasources
  const figures = useMemo(() => (table ? readFigures(table, datasources) : []), [table, datasources])
  return { figures, answer }
}
