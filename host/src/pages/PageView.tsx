import type { ComponentType } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { lazyPart } from './lazyPart.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { PageLoading } from './PageLoading.tsx'
import type { PageEntry } from './PageEntry.ts'
import { usePageAccess } from './usePageAccess.ts'

/** A page of the table, for whoever may see it. */
export const PageView = observer(function PageView({ entry }: { entry: PageEntry }) {
  const { session } = useStores().accounts
  const access = usePageAccess(entry.access)
  const Page = partOf(entry)
  return (
    <>
      <PageTitle title={entry.title} />
      {access === 'open' && <Page />}
      {access === 'waiting' && <p role="status">One moment…</p>}
      {session.state.status === 'failed' && access === 'failed' && (
        <LoadFailure problem={session.state.problem} onRetry={() => void session.load()} />
      )}
    </>
  )
})

/** Before the page, so that a page whose title depends on its content sets its own after this one. */
function PageTitle({ title }: { title: string }) {
  useDocumentTitle(title)
  return null
}

const parts = new Map<PageEntry, ComponentType>()

function partOf(entry: PageEntry): ComponentType {
  const known = parts.get(entry)
  if (known) return known
  const made = lazyPart(entry.load, { loading: <PageLoading /> })
  parts.set(entry, made)
  return made
}
