import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { SubmissionParams } from './submissions.ts'

const closed = { additionalProperties: false } as const
const path = Type.String({ minLength: 1, maxLength: 200, description: 'A file of the zip.' })
const line = Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Counted from 1.' })

/** What a reviewer or the author said about a submission, about a file of it, or about a line. */
export const ReviewComment = Type.Object(
  {
    id: Type.Integer(),
    path: Type.Union([path, Type.Null()]),
    line: Type.Union([line, Type.Null()]),
    text: Type.String(),
    author: Type.String({ description: 'Name of who wrote it.' }),
    is_submitter: Type.Boolean({ description: 'Written by who sent the zip, not by a reviewer.' }),
    is_current: Type.Boolean({ description: 'About the zip as it is now; else its line may have moved.' }),
    at: Type.String({ description: 'ISO 8601, UTC.' }),
  },
  closed,
)
export type ReviewComment = Type.Static<typeof ReviewComment>

export const listComments = endpoint({
  method: 'GET',
  path: '/registry/submissions/:id/comments/',
  access: 'admin',
  summary: 'What was said about a submission, the oldest first.',
  params: SubmissionParams,
  output: Type.Object({ comments: Type.Array(ReviewComment) }, closed),
})
export const addComment = endpoint({
  method: 'POST',
  path: '/registry/submissions/:id/comments/',
  access: 'admin',
  problems: ['conflict'],
  summary: 'Say something about a submission, a file of it or a line; its author can read it.',
  params: SubmissionParams,
  body: Type.Object(
    {
      text: Type.String({ minLength: 1, maxLength: 2000, examples: ['Why is this needed?'] }),
      path: Type.Optional(path),
      line: Type.Optional(line),
    },
    closed,
  ),
  output: ReviewComment,
})
