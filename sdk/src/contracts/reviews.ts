import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { Words } from './formText.ts'
import { IdParams, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const
const examples = ['The value of 2018 differs from the report.']
const given = {
  rating: Type.Integer({ minimum: 1, maximum: 5, description: '1 is the worst, 5 the best.', examples: [4] }),
  comment: Words(2000, { description: 'What the person wrote.', examples }),
}

/** What somebody who is signed in says of a view, and what an admin answered. */
export const Review = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    ...given,
    view: Type.String({ description: 'Path and query of the page it is about.' }),
    author: Type.String({ description: 'Name of the account.' }),
    status: Type.Enum(['open', 'answered']),
    answer: Type.String({ description: 'Empty until there is one.' }),
    created_at: Type.String({ description: 'ISO 8601, UTC.' }),
    updated_at: Type.String({ description: 'ISO 8601, UTC.' }),
  },
  closed,
)
export type Review = Type.Static<typeof Review>

/** What a plugin hands over; the host adds which view it is about. */
export const ReviewWords = Type.Object(given, closed)

const orderings = ['id', 'rating', 'status', 'created_at']

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/reviews/',
  access: 'admin',
  summary: 'Reviews of all people, newest first.',
  query: ListQuery(orderings, {
    status: Type.Optional(
      Type.Enum(['open', 'answered'], { description: 'Only those that wait for an answer, or have one.' }),
    ),
    search: Type.Optional(Type.String({ maxLength: 200, description: 'Words of the comment.' })),
  }),
  output: Page(Review),
})
export const listOwnReviews = endpoint({
  method: 'GET',
  path: '/api/reviews/own/',
  access: 'user',
  summary: 'Your reviews, newest first.',
  query: ListQuery(orderings, {}),
  output: Page(Review),
})
export const addReview = endpoint({
  method: 'POST',
  path: '/api/reviews/',
  access: 'user',
  problems: ['conflict'],
  summary: 'Rate a view, with a comment.',
  body: Type.Object(
    {
      ...given,
      view: Type.String({
        pattern: '^/(?!/)[^\\\\\\x00-\\x20\\x7f]*$',
        maxLength: 4000,
        description: 'Path and query of a page of this platform.',
        examples: ['/dashboard/Demographics'],
      }),
    },
    closed,
  ),
  output: Review,
  success: 201,
})
export const answerReview = endpoint({
  method: 'PUT',
  path: '/api/reviews/:id/',
  access: 'admin',
  summary: 'Answer a review; its author reads the answer.',
  params: IdParams('a review', 1),
  body: Type.Object({ answer: Words(2000, { examples: ['Corrected today.'] }) }, closed),
  output: Review,
})
