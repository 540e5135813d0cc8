import { expect, it } from 'vitest'
import type { NewsItem } from '@msdat/sdk/contracts/news'
import { newsByCategory } from './newsByCategory.ts'

const item = (id: number, category_name: NewsItem['category_name']): NewsItem => ({
  id,
  title: '',
  content: '',
  category: 1,
  category_name,
  created_at: '',
  updated_at: '',
})

it('shows at most three of each category and no empty category', () => {
  const items = [1, 2, 3, 4].map((id) => item(id, 'Feature')).concat(item(5, 'Dataset'))
  const shown = newsByCategory(items).map((group) => [group.name, group.items.map(({ id }) => id)])
  expect(shown).toEqual([
    ['Dataset', [5]],
    ['Feature', [1, 2, 3]],
  ])
})
