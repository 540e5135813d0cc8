import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { IdParams, ListQuery, Page } from './page.ts'
import { Submission, SubmittedFile, submissionStates, type SubmissionState } from './submission.ts'

const closed = { additionalProperties: false } as const

/** The piles that reviewers work through, and the states that lie in each. */
export const reviewQueues = {
  pending: ['awaiting_approval'],
  in_progress: ['submitted', 'checking', 'changes_requested', 'approved', 'building', 'build_failed'],
  available: ['deployed', 'disabled'],
  closed: ['check_failed', 'rejected', 'superseded', 'yanked'],
  all: submissionStates,
} as const satisfies Record<string, readonly SubmissionState[]>
export type ReviewQueue = keyof typeof reviewQueues
const queueNames = Object.keys(reviewQueues) as ReviewQueue[]

const { id, state, name, email, plugin_id, title, version, first_party, created_at, updated_at } =
  Submission.properties

/** A submission as a list of many needs it: without manifest, findings and logs. */
export const QueueEntry = Type.Object(
  { id, state, name, email, plugin_id, title, version, first_party, created_at, updated_at },
  closed,
)
export type QueueEntry = Type.Static<typeof QueueEntry>

/** Small enough to be asked for every second. */
export const QueueCounts = Type.Object(
  {
    ...Object.fromEntries(queueNames.map((queue) => [queue, Type.Integer({ minimum: 0 })])),
    moving: Type.Integer({ minimum: 0, description: 'Submissions that are being checked or built.' }),
    changed_at: Type.Union([Type.String({ description: 'ISO 8601, UTC.' }), Type.Null()], {
      description: 'When the last of them moved: while it stays the same, no list has changed.',
    }),
  } as Record<ReviewQueue | 'moving', Type.TInteger> & {
    changed_at: Type.TUnion<[Type.TString, Type.TNull]>
  },
  closed,
)
export type QueueCounts = Type.Static<typeof QueueCounts>

export const SubmissionParams = IdParams('a submission', 1)

export const listQueue = endpoint({
  method: 'GET',
  path: '/registry/queue/',
  access: 'admin',
  summary: 'One pile of the review, newest first; every submission lies in one.',
  query: ListQuery(['id'], {
    queue: Type.Optional(Type.Enum(queueNames, { description: 'Which pile; without it, all.' })),
  }),
  output: Page(QueueEntry),
})
export const countQueues = endpoint({
  method: 'GET',
  path: '/registry/queue/counts/',
  access: 'admin',
  summary: 'How many submissions lie in each pile, and when one last moved.',
  output: QueueCounts,
})
export const listSubmissions = endpoint({
  method: 'GET',
  path: '/registry/submissions/',
  access: 'admin',
  summary: 'Submissions, newest first.',
  query: ListQuery(['created_at', 'updated_at', 'id'], {
    state: Type.Optional(Type.Enum([...submissionStates], { description: 'Only those in this state.' })),
  }),
  output: Page(Submission),
})
export const getSubmission = endpoint({
  method: 'GET',
  path: '/registry/submissions/:id/',
  access: 'admin',
  summary: 'One submission.',
  params: SubmissionParams,
  output: Submission,
})
export const listSubmittedFiles = endpoint({
  method: 'GET',
  path: '/registry/submissions/:id/files/',
  access: 'admin',
  summary: 'Files of a submitted zip.',
  params: SubmissionParams,
  output: Type.Object({ files: Type.Array(SubmittedFile) }, closed),
})
export const readSubmittedFile = endpoint({
  method: 'GET',
  path: '/registry/submissions/:id/file/',
  access: 'admin',
  summary: 'Text of one file of a submitted zip.',
  params: SubmissionParams,
  query: Type.Object(
    {
      path: Type.String({
        maxLength: 200,
        description: 'As the list of files gives it.',
        examples: ['manifest.json'],
      }),
    },
    closed,
  ),
  output: Type.Object({ path: Type.String(), text: Type.String() }, closed),
})
