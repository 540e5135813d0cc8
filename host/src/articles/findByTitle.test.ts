import { expect, test } from 'vitest'
import type { Article } from '@msdat/sdk/contracts/articles'
import { findByTitle, groupByCategory } from './findByTitle.ts'

const article = (title: string, category: string): Article => ({
  id: 1,
  kind: 'faq',
  slug: 'a',
  body: 'map',
  position: 1,
  created_at: '',
  updated_at: '',
  title,
  category,
})
const all = [
  article('How to read the Map', 'Charts'),
  article('Who pays', 'Other'),
  article('A map', 'Charts'),
]

test('questions are found by words of their title in any case, and an empty search shows all', () => {
  expect(findByTitle(all, ' MAP ').map(({ title }) => title)).toEqual(['How to read the Map', 'A map'])
  expect(findByTitle(all, '')).toHaveLength(3)
  expect(findByTitle(all, 'budget')).toEqual([])
})

test('groups stand in the order in which their first question does', () => {
  expect(groupByCategory(all).map(([category, { length }]) => [category, length])).toEqual([
    ['Charts', 2],
    ['Other', 1],
  ])
})
