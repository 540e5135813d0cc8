import { useCatalog, useHostAnswer, type Catalog, type HostOutput } from '@msdat/sdk'
import { allRows, rowsFound, type SearchRow } from './searchRows.ts'

export type Found =
  | { status: 'loading' }
  | { status: 'ready'; rows: readonly SearchRow[] }
  | { status: 'failed'; message: string; retry: () => void }

/** What the words find; all indicators where there are none. */
export function useSearch(words: string): Found {
  const catalog = useCatalog()
  const text = words.trim().slice(0, 200)
  const answer = useHostAnswer('catalog.search', text ? { text, kind: 'indicator', size: 100 } : null)
  for (const part of [catalog, answer]) {
    if (part.status === 'failed')
      return { status: 'failed', message: part.problem.message, retry: part.retry }
  }
  if (catalog.status !== 'ready') return { status: 'loading' }
  if (answer.status === 'idle') return { status: 'ready', rows: allRows(catalog.value) }
  if (answer.status !== 'ready') return { status: 'loading' }
  return { status: 'ready', rows: rowsOf(catalog.value, answer.value) }
}

const rowsOf = (catalog: Catalog, { result }: HostOutput<'catalog.search'>): SearchRow[] =>
  rowsFound(
    catalog,
    result.filter(({ kind }) => kind === 'indicator').map(({ id }) => id),
  )
