import { newsCategories, type NewsItem } from '@msdat/sdk/contracts/news'

const mostEach = 3

/** At most three of each category, in the order they come in; categories without any are left out. */
export function newsByCategory(items: readonly NewsItem[]) {
  return Object.values(newsCategories)
    .map((name) => ({
      name,
      items: items.filter(({ category_name }) => category_name === name).slice(0, mostEach),
    }))
    .filter(({ items: some }) => some.length > 0)
}
