import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { Line, Words } from './formText.ts'
import { IdParams, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const

/** A question with its answer, a release note, a help page, or a page of its own such as the privacy page. */
export const articleKinds = ['faq', 'release', 'help', 'page'] as const

const Kind = Type.Enum([...articleKinds], {
  examples: ['faq'],
  description: 'faq: question and answer; release: release note; help: how-to; page: a page of its own.',
})

const Slug = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: 100,
  description: 'Names the article in addresses: small letters, digits and hyphens.',
  examples: ['how-to-read-the-map'],
})

const written = {
  kind: Kind,
  slug: Slug,
  title: Line(200, { minLength: 1, examples: ['How to read the map'] }),
  body: Words(20_000, {
    description: 'Paragraphs with a blank line between; "- " begins a point; [words](/path) is a link.',
    examples: ['Darker means a higher value.'],
  }),
  category: Line(100, { description: 'The group it stands in; may be empty.', examples: ['Charts'] }),
  position: Type.Integer({
    minimum: 0,
    maximum: 10_000,
    description: 'Small numbers come first.',
    examples: [10],
  }),
}

/** An article as its author gives it. */
export const NewArticle = Type.Object(written, closed)
export type NewArticle = Type.Static<typeof NewArticle>

export const Article = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    ...written,
    created_at: Type.String({ description: 'ISO 8601, UTC.' }),
    updated_at: Type.String({ description: 'ISO 8601, UTC.' }),
  },
  closed,
)
export type Article = Type.Static<typeof Article>

/** What the project itself brings: one file a kind, in this order. */
export const ArticleSeeds = Type.Array(
  Type.Object({ slug: Slug, title: written.title, body: written.body, category: written.category }, closed),
)

const path = '/api/articles/'
const one = { path: `${path}:id/`, params: IdParams('an article', 1), output: Article } as const

export const listArticles = endpoint({
  method: 'GET',
  path,
  access: 'public',
  summary: 'Questions, release notes, help and pages.',
  query: ListQuery(['position', 'title', 'category', 'created_at', 'updated_at'], {
    kind: Type.Optional(Kind),
    slug: Type.Optional(Slug),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'Words in the title or the text.' })),
  }),
  output: Page(Article),
})
export const getArticle = endpoint({ ...one, method: 'GET', access: 'public', summary: 'One article.' })
export const addArticle = endpoint({
  method: 'POST',
  path,
  access: 'admin',
  summary: 'Publishes an article.',
  success: 201,
  body: NewArticle,
  output: Article,
})
export const changeArticle = endpoint({
  ...one,
  method: 'PUT',
  access: 'admin',
  summary: 'Corrects an article.',
  body: NewArticle,
})
export const removeArticle = endpoint({
  ...one,
  method: 'DELETE',
  access: 'admin',
  summary: 'Takes an article away; answers what it was.',
})

export const ArticleVersion = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    saved_by: Type.String({
      description: 'E-mail address of the administrator; "built in" for the first text.',
    }),
    saved_at: Type.String({ description: 'ISO 8601, UTC.' }),
    content: NewArticle,
  },
  closed,
)
export type ArticleVersion = Type.Static<typeof ArticleVersion>

export const listArticleVersions = endpoint({
  method: 'GET',
  path: `${path}:id/versions/`,
  access: 'admin',
  summary: 'What an article has said, the newest first, with who saved it and when.',
  params: IdParams('an article', 1),
  output: Type.Object({ versions: Type.Array(ArticleVersion) }, closed),
})
