import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { largestId } from './page.ts'

export const mostFollowed = 50

const FollowedIndicators = Type.Object(
  {
    indicators: Type.Array(Type.Integer({ minimum: 1, maximum: largestId }), {
      maxItems: mostFollowed,
      uniqueItems: true,
      description: 'Ids. An import that brings or changes figures of one of them is a notification.',
      examples: [[18]],
    }),
  },
  { additionalProperties: false },
)

const path = '/api/account/followed-indicators/'

export const getFollowedIndicators = endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'Indicators that the caller follows.',
  output: FollowedIndicators,
})

export const changeFollowedIndicators = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  summary: 'Indicators that the caller follows from now on, in the place of those before.',
  body: FollowedIndicators,
  output: FollowedIndicators,
})
