import * as Type from 'typebox'
import { Digest } from './digest.ts'
import { endpoint } from './endpoint.ts'
import { Submission } from './submission.ts'
import { SubmissionParams } from './submissions.ts'

const closed = { additionalProperties: false } as const
const Moment = Type.String({ description: 'ISO 8601, UTC.' })

export const Reason = Type.Object(
  {
    reason: Type.String({
      minLength: 3,
      maxLength: 1000,
      description: 'The author reads it, and it is kept in the audit trail.',
      examples: ['Asks for the network.'],
    }),
  },
  closed,
)

/** A permission, or "network" and one server, such as "network https://api.example.org". */
const Grant = Type.String({ maxLength: 200, examples: ['data:read', 'network https://api.example.org'] })

export const factKinds = ['own', 'other_author', 'network', 'new_permission', 'unproven_address'] as const

/** Something about a submission that bears on who may approve it, and how. */
export const ReviewFact = Type.Object(
  {
    kind: Type.Enum([...factKinds]),
    tone: Type.Enum(['negative', 'warning', 'note'], { description: 'How grave it is.' }),
    title: Type.String(),
    detail: Type.String({ description: 'What it means for the decision.' }),
  },
  closed,
)
export type ReviewFact = Type.Static<typeof ReviewFact>

/** The yes of one admin; with two needed, the first waits for the second. */
export const Approval = Type.Object(
  {
    actor: Type.String({ description: 'As the audit trail names them.' }),
    reason: Type.String(),
    grants: Type.Array(Grant),
    at: Moment,
  },
  closed,
)
export type Approval = Type.Static<typeof Approval>

export const Review = Type.Object(
  {
    runs: Type.Union(
      [Type.Object({ submission: Type.Integer(), version: Type.String() }, closed), Type.Null()],
      { description: 'The version that this one is compared with; null where none ever ran.' },
    ),
    facts: Type.Array(ReviewFact),
    admins_needed: Type.Integer({ minimum: 1, maximum: 2 }),
    approvals: Type.Array(Approval, { description: 'Of this very zip, the first one first.' }),
    grants_needed: Type.Array(Grant, {
      description: 'New permissions of what runs by default: an approval names each of them.',
    }),
    may_approve: Type.Boolean({
      description: 'Whether you are one who may: it is not your own, and you have not approved it already.',
    }),
  },
  closed,
)
export type Review = Type.Static<typeof Review>

export const getReview = endpoint({
  method: 'GET',
  path: '/registry/submissions/:id/review/',
  access: 'admin',
  summary: 'What bears on the decision about a submission.',
  params: SubmissionParams,
  output: Review,
})
export const approveSubmission = endpoint({
  method: 'POST',
  path: '/registry/submissions/:id/approve/',
  access: 'admin',
  problems: ['conflict'],
  summary: 'Approve; with the last approval needed, the build and the deployment follow.',
  params: SubmissionParams,
  body: Type.Object(
    {
      ...Reason.properties,
      zip_digest: Type.Optional(Digest),
      grants: Type.Optional(
        Type.Array(Grant, { maxItems: 40, description: 'The new permissions you grant expressly.' }),
      ),
    },
    { ...closed, description: 'With zip_digest, approval fails when the zip is another one than reviewed.' },
  ),
  output: Submission,
})
export const rejectSubmission = endpoint({
  method: 'POST',
  path: '/registry/submissions/:id/reject/',
  access: 'admin',
  problems: ['conflict'],
  summary: 'Reject, with a reason for the author.',
  params: SubmissionParams,
  body: Reason,
  output: Submission,
})
export const requestChanges = endpoint({
  method: 'POST',
  path: '/registry/submissions/:id/request-changes/',
  access: 'admin',
  problems: ['conflict'],
  summary: 'Ask the author for changes; they answer with a new zip, and the review goes on.',
  params: SubmissionParams,
  body: Reason,
  output: Submission,
})
export const retryBuild = endpoint({
  method: 'POST',
  path: '/registry/submissions/:id/retry/',
  access: 'admin',
  problems: ['conflict'],
  summary: 'Build a failed build again.',
  params: SubmissionParams,
  output: Submission,
})
