import * as Type from 'typebox'
import { method, Nothing } from './hostMethod.ts'
import { Review, ReviewWords } from './reviews.ts'

const terms = { permission: 'reviews:write', deadlineMs: 15_000 } as const

/** Host methods for what the visitor says of a view; the host adds the address, so that no plugin makes one up. */
export const reviewMethods = {
  'reviews.list': method({
    summary: "The visitor's own newest reviews, with their answers.",
    input: Nothing,
    output: Type.Array(Review),
    cost: 2,
    ...terms,
  }),
  'reviews.add': method({
    summary: 'Rate the view that the visitor looks at, with a comment.',
    input: ReviewWords,
    output: Review,
    cost: 20,
    ...terms,
  }),
  'reviews.signIn': method({
    summary:
      'Open the sign-in dialog, right after a press of a visitor who is not signed in. The plugin sees nothing of it, and starts anew behind it.',
    input: Nothing,
    output: Type.Object({ isOpen: Type.Boolean() }, { additionalProperties: false }),
    cost: 20,
    ...terms,
  }),
} as const
