import * as Type from 'typebox'
import { archiveLimits } from './archiveLimits.ts'
import { endpoint } from './endpoint.ts'
import { PluginFault } from './faults.ts'
import { EmailAddress } from './formText.ts'
import { ReleaseFigures } from './frameFigures.ts'
import { ReviewComment } from './comments.ts'
import { ListQuery, Page } from './page.ts'
import { Finding, Submission, submissionStates } from './submission.ts'
import { SubmissionParams } from './submissions.ts'

const closed = { additionalProperties: false } as const
const Moment = Type.String({ description: 'ISO 8601, UTC.' })
const TextOrNone = (description: string) => Type.Union([Type.String({ description }), Type.Null()])

/** A submission as its author sees it: what became of it and why, without who decided. */
export const OwnSubmission = Type.Object(
  {
    id: Type.Integer(),
    state: Type.Enum([...submissionStates]),
    plugin_id: TextOrNone('From the manifest.'),
    title: TextOrNone('Name of the plugin, from its manifest.'),
    version: TextOrNone('From the manifest.'),
    findings: Type.Array(Finding),
    reason: TextOrNone('What the admins said with their last decision.'),
    comments: Type.Array(ReviewComment, { description: 'What was said about it, the oldest first.' }),
    build_log: TextOrNone('Why it could not be built.'),
    faults: Type.Array(PluginFault, { description: 'What failed in this version for visitors.' }),
    queue_place: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
      description: 'Its place among those that wait as it does; null where it does not wait.',
    }),
    figures: Type.Union([ReleaseFigures, Type.Null()], {
      description: 'How this version fares with visitors; null where none has started it.',
    }),
    created_at: Moment,
    updated_at: Moment,
  },
  closed,
)
export type OwnSubmission = Type.Static<typeof OwnSubmission>

/** What comes with the zip. */
export const PluginSubmission = Type.Object(
  {
    name: Type.String({ minLength: 2, maxLength: 150 }),
    email: EmailAddress,
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    purpose: Type.Optional(Type.String({ maxLength: 2000, description: 'Whom it helps, and with what.' })),
    description: Type.Optional(Type.String({ maxLength: 2000 })),
  },
  closed,
)

export const submitPlugin = endpoint({
  method: 'POST',
  path: '/registry/submissions/',
  access: 'public',
  limit: { most: 30, minutes: 60, exempt: 'admin' },
  summary: 'Submit a plugin as a zip file.',
  body: PluginSubmission,
  problems: ['conflict'],
  upload: { field: 'plugin', maxBytes: archiveLimits.zipBytes },
  output: Type.Object(
    {
      ...Submission.properties,
      lookup: TextOrNone(
        'Whoever holds it may read what becomes of this submission. Given once, to those who are not signed in.',
      ),
    },
    closed,
  ),
})
const LookupToken = Type.String({
  pattern: '^[A-Za-z0-9_-]{43}$',
  description: 'As the answer to the submission gave it.',
  examples: ['4nI0tqg0hZ8oTzJrY1m3bq5cX2vWkLsE7dFuGpAyH6R'],
})

export const answerChanges = endpoint({
  method: 'POST',
  path: '/registry/submissions/:id/answer/',
  access: 'public',
  limit: { most: 30, minutes: 60, exempt: 'admin' },
  summary: 'Answer a request for changes with a new zip, signed in as its author or with its token.',
  params: SubmissionParams,
  body: Type.Object(
    {
      token: Type.Optional(LookupToken),
      note: Type.Optional(
        Type.String({ maxLength: 2000, description: 'What you changed, for the reviewers.' }),
      ),
    },
    closed,
  ),
  problems: ['conflict', 'not_found'],
  upload: { field: 'plugin', maxBytes: archiveLimits.zipBytes },
  output: OwnSubmission,
})
export const listOwnSubmissions = endpoint({
  method: 'GET',
  path: '/registry/own-submissions/',
  access: 'user',
  summary: 'What you have submitted while signed in, newest first.',
  query: ListQuery(['id'], {}),
  output: Page(OwnSubmission),
})
export const lookUpSubmission = endpoint({
  method: 'POST',
  path: '/registry/submission-lookup/',
  access: 'public',
  summary: 'What became of a submission, for whoever holds its token.',
  // In the body, since addresses stand in the logs of servers and proxies.
  body: Type.Object(
    {
      token: LookupToken,
    },
    closed,
  ),
  limit: { most: 60, minutes: 1 },
  problems: ['not_found'],
  output: OwnSubmission,
})
