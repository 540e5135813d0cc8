import type { Article } from '@msdat/sdk/contracts/articles'

/** Those whose title holds the words, in any case; all of them for an empty search. */
export function findByTitle(articles: readonly Article[], words: string): Article[] {
  const wanted = words.trim().toLowerCase()
  return articles.filter(({ title }) => title.toLowerCase().includes(wanted))
}

/** Articles by their category, in the order in which the categories first appear. */
export function groupByCategory(articles: readonly Article[]): [string, Article[]][] {
  const groups = new Map<string, Article[]>()
  for (const article of articles)
    groups.set(article.category, [...(groups.get(article.category) ?? []), article])
  return [...groups]
}
