import { useCatalog, useHostAnswer, type Catalog, type HostOutput } from '@msdat/sdk'
import { allRows, rowsFound, type SearchRow } from './searchRows.ts'

export type Found =
  | { status: 'loading' }
  | { status: 'ready'; rows: readonly SearchRow[] }
  | { status: 'failed'; message: string; retry?: () => void }

/** What the words find; all indicators where there are none. */
export function useSearch(words: string): Found {
  const catalog = useCatalog()
  const text = words.trim().slice(0, 200)
  const answer = useHostAnswer('catalog.search', text ? { text, kind: 'indicator', size: 100 } : null)
  const failed = [catalog, answer].filter((part) => part.status === 'failed')
  if (failed[0]) {
    const { code, message } = failed[0].problem
    const retry = (): void => failed.forEach((part) => part.retry())
    return { status: 'failed', message, ...(code !== 'not_allowed' && { retry }) }
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
