import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { IdParams, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const

/** What a news item is about, by the number that stands for it. */
export const newsCategories = { 1: 'Dataset', 2: 'Dashboard', 3: 'Feature' } as const

const Category = Type.Integer({
  minimum: 1,
  maximum: 3,
  description: '1 Dataset, 2 Dashboard, 3 Feature.',
  examples: [1],
})

export const NewsItem = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    title: Type.String(),
    content: Type.String(),
    category: Category,
    category_name: Type.Enum(Object.values(newsCategories)),
    created_at: Type.String(),
    updated_at: Type.String(),
  },
  closed,
)
export type NewsItem = Type.Static<typeof NewsItem>

const written = {
  title: Type.String({ maxLength: 200, examples: ['NDHS 2024 is in'] }),
  content: Type.String({ maxLength: 5000, examples: ['All zones and states, 30 indicators.'] }),
  category: Category,
}

/** An item as its author gives it. */
export const NewNews = Type.Object(written, closed)
export type NewNews = Type.Static<typeof NewNews>

/** The items that the project itself brings, each under a name by which it comes in once. */
export const NewsSeeds = Type.Array(Type.Object({ seed: Type.String({ minLength: 1 }), ...written }, closed))
export type NewsSeeds = Type.Static<typeof NewsSeeds>

export const listNews = endpoint({
  method: 'GET',
  path: '/api/news/updates/',
  access: 'public',
  summary: "What's new, newest first.",
  query: ListQuery(['id', 'title', 'category', 'created_at', 'updated_at'], {
    category: Type.Optional(Category),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'Words in the title or the content.' })),
  }),
  output: Page(NewsItem),
})

export const getNews = endpoint({
  method: 'GET',
  path: '/api/news/updates/:id/',
  access: 'public',
  summary: "One What's New item.",
  params: IdParams('an item', 1),
  output: NewsItem,
})

export const addNews = endpoint({
  method: 'POST',
  path: '/api/news/updates/',
  access: 'admin',
  summary: "Publishes a What's New item.",
  body: NewNews,
  output: NewsItem,
  success: 201,
})

export const changeNews = endpoint({
  method: 'PUT',
  path: '/api/news/updates/:id/',
  access: 'admin',
  summary: "Corrects a What's New item.",
  params: IdParams('an item', 1),
  body: NewNews,
  output: NewsItem,
})

export const removeNews = endpoint({
  method: 'DELETE',
  path: '/api/news/updates/:id/',
  access: 'admin',
  summary: "Takes a What's New item away; answers what it was.",
  params: IdParams('an item', 1),
  output: NewsItem,
})
