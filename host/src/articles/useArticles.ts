import { useEffect, useState } from 'react'
import { call } from '@msdat/sdk/http/call'
import { listArticles, type Article } from '@msdat/sdk/contracts/articles'
import { RemoteValue } from '../loading/RemoteValue.ts'

/** All articles of a kind, in their order; read when the component appears. */
export function useArticles(
  kind: Article['kind'],
  ordering: 'position' | '-created_at' = 'position',
): RemoteValue<Article[]> {
  const [articles] = useState(
    () => new RemoteValue(async () => (await call(listArticles, { kind, ordering, size: 1000 })).results),
  )
  useEffect(() => void articles.load(), [articles])
  return articles
}
