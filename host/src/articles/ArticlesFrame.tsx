import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import type { Article } from '@msdat/sdk/contracts/articles'
import type { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'

interface ArticlesFrameProps {
  articles: RemoteValue<Article[]>
  children: (articles: Article[]) => ReactNode
}

/** What is read, once it is there; until then that it loads, or why it cannot be had. */
export const ArticlesFrame = observer(function ArticlesFrame({ articles, children }: ArticlesFrameProps) {
  const { state } = articles
  if (state.status === 'ready') return <>{children(state.value)}</>
  if (state.status === 'failed')
    return <LoadFailure problem={state.problem} onRetry={() => void articles.load()} />
  return (
    <div role="status" aria-label="Loading" className="stack">
      <div className="skeleton article-skeleton" />
      <div className="skeleton article-skeleton" />
      <div className="skeleton article-skeleton" />
    </div>
  )
})
