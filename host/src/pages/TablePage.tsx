import { useLocation } from 'react-router-dom'
import { findPage } from './findPage.ts'
import { lazyPart } from './lazyPart.tsx'
import { NotFound } from './NotFound.tsx'
import { PageLoading } from './PageLoading.tsx'
import { PageView } from './PageView.tsx'

const AreaPage = lazyPart(async () => (await import('./AreaPage.tsx')).AreaPage, {
  loading: <PageLoading />,
})

/** Draws the page of the table that the address names. */
export function TablePage() {
  const entry = findPage(useLocation())
  if (!entry) return <NotFound />
  return entry.view === undefined ? <PageView entry={entry} /> : <AreaPage />
}
