import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { Line, Words } from './formText.ts'
import { Nullable } from './outcome.ts'
import { IdParams, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })
const Moment = Type.String({ description: 'ISO 8601, UTC.' })

/** waiting: only its author and moderators see it; shown: everyone; hidden: taken back by a moderator. */
const Status = Type.Enum(['waiting', 'shown', 'hidden'], { examples: ['shown'] })
export type ThinkStatus = Type.Static<typeof Status>

/** A page of this platform with all that is chosen on it; empty for none. */
const View = Type.String({
  pattern: '^(/(?!/)[^\\\\\\x00-\\x20\\x7f]*)?$',
  maxLength: 2000,
  description: 'Path and query of a view of this platform; empty for none.',
  examples: ['/dashboard/Health_Outcomes_and_Service_Coverage?indicator=18'],
})

const asked = {
  title: Line(200, {
    minLength: 10,
    examples: ['Why do survey and routine figures of DPT3 differ in Kano?'],
  }),
  body: Words(5000, {
    description: 'What is known, and what is asked for.',
    examples: ['NDHS says 46 %, the routine reports say more.'],
  }),
  view: View,
}
const answered = {
  body: Words(5000, { examples: ['The denominators differ: see the notes of both sources.'] }),
  view: View,
  sources: Words(2000, {
    description:
      'What the answer rests on: publications, data sources, laws. An answer without sources is not taken.',
    examples: ['NDHS 2018 final report, chapter 10.'],
  }),
}

export const NewThinkQuestion = Type.Object(asked, closed)
/** An answer as its author gives it; which question it is for goes along. */
export const NewThinkAnswer = Type.Object(answered, closed)

const stored = {
  id: Id,
  author: Type.String({ description: 'Name of the account or of its profile.' }),
  profile: Nullable(Type.Integer({ description: 'Id of the profile of its author, where there is one.' })),
  status: Status,
  score: Type.Integer({ description: 'Votes for it.' }),
  is_voted: Type.Boolean({ description: 'Whether the caller voted for it.' }),
  is_own: Type.Boolean({ description: 'Whether the caller wrote it.' }),
  created_at: Moment,
}

export const ThinkQuestion = Type.Object(
  { ...stored, ...asked, answers: Type.Integer({ description: 'Answers that everyone sees.' }) },
  closed,
)
export type ThinkQuestion = Type.Static<typeof ThinkQuestion>

export const ThinkAnswer = Type.Object({ ...stored, question: Id, ...answered }, closed)
export type ThinkAnswer = Type.Static<typeof ThinkAnswer>

export const ThinkThread = Type.Object({ question: ThinkQuestion, answers: Type.Array(ThinkAnswer) }, closed)
export type ThinkThread = Type.Static<typeof ThinkThread>

const profile = {
  name: Line(150, { minLength: 2, description: 'Shown beside contributions.', examples: ['Amina Bello'] }),
  expertise: Line(200, {
    minLength: 2,
    description: 'Fields, with commas between them.',
    examples: ['Immunization, survey methods'],
  }),
  about: Words(2000, { examples: ['Analyst of routine immunization data in Kano since 2015.'] }),
}
export const NewThinkProfile = Type.Object(profile, closed)

export const ThinkProfile = Type.Object(
  {
    id: Id,
    ...profile,
    created_at: Moment,
    questions: Type.Array(ThinkQuestion, { description: 'Those that everyone sees, newest first.' }),
    answers: Type.Array(ThinkAnswer, { description: 'Those that everyone sees, newest first.' }),
    score: Type.Integer({ description: 'Votes for all of them.' }),
  },
  closed,
)
export type ThinkProfile = Type.Static<typeof ThinkProfile>

const path = '/api/health-think/'
const limit = { most: 20, minutes: 10 } as const

export const listThinkQuestions = endpoint({
  method: 'GET',
  path: `${path}questions/`,
  access: 'public',
  isPersonal: true,
  summary: 'Questions of Health Think, newest first. Those that wait are for moderators and their authors.',
  query: ListQuery(['created_at', 'score', 'answers'], {
    search: Type.Optional(Type.String({ maxLength: 100, description: 'Words in title or text.' })),
    status: Type.Optional(Type.Enum(['waiting', 'shown', 'hidden'], { description: 'Only of this status.' })),
    mine: Type.Optional(Type.Boolean({ description: 'Only the caller’s own, whatever their status.' })),
  }),
  output: Page(ThinkQuestion),
})
export const getThinkThread = endpoint({
  method: 'GET',
  path: `${path}questions/:id/`,
  access: 'public',
  isPersonal: true,
  problems: ['not_found'],
  summary: 'One question with its answers, those with most votes first.',
  params: IdParams('a question', 1),
  output: ThinkThread,
})
export const askThinkQuestion = endpoint({
  method: 'POST',
  path: `${path}questions/`,
  access: 'user',
  limit,
  problems: ['conflict'],
  summary: 'Asks a question; a moderator looks at it before everyone sees it.',
  body: NewThinkQuestion,
  success: 201,
  output: ThinkQuestion,
})
export const answerThinkQuestion = endpoint({
  method: 'POST',
  path: `${path}answers/`,
  access: 'user',
  limit,
  problems: ['not_found', 'conflict'],
  summary: 'Answers a question, with sources; a moderator looks at it before everyone sees it.',
  body: Type.Object({ question: Type.Integer({ minimum: 1, examples: [1] }), ...answered }, closed),
  success: 201,
  output: ThinkAnswer,
})

const Vote = Type.Object({ score: Type.Integer(), is_voted: Type.Boolean() }, closed)
const one = { problems: ['not_found'], params: IdParams('a question or an answer', 1) } as const

export const voteForQuestion = endpoint({
  ...one,
  method: 'POST',
  path: `${path}questions/:id/vote/`,
  access: 'user',
  summary: 'Votes for a question, or takes the vote back.',
  output: Vote,
})
export const voteForAnswer = endpoint({
  ...one,
  method: 'POST',
  path: `${path}answers/:id/vote/`,
  access: 'user',
  summary: 'Votes for an answer, or takes the vote back.',
  output: Vote,
})

const judged = Type.Object({ status: Type.Enum(['shown', 'hidden'], { examples: ['shown'] }) }, closed)
export const judgeQuestion = endpoint({
  ...one,
  method: 'PUT',
  path: `${path}questions/:id/status/`,
  access: 'moderator',
  summary: 'Shows a question to everyone, or hides it.',
  body: judged,
  output: ThinkQuestion,
})
export const judgeAnswer = endpoint({
  ...one,
  method: 'PUT',
  path: `${path}answers/:id/status/`,
  access: 'moderator',
  summary: 'Shows an answer to everyone, or hides it.',
  body: judged,
  output: ThinkAnswer,
})

export const getOwnThinkProfile = endpoint({
  method: 'GET',
  path: `${path}profile/`,
  access: 'user',
  problems: ['not_found'],
  summary: 'Your profile of Health Think.',
  output: ThinkProfile,
})
export const writeThinkProfile = endpoint({
  method: 'PUT',
  path: `${path}profile/`,
  access: 'user',
  summary: 'Joins Health Think with a profile, or changes it.',
  body: NewThinkProfile,
  output: ThinkProfile,
})
export const getThinkProfile = endpoint({
  method: 'GET',
  path: `${path}profiles/:id/`,
  access: 'public',
  isPersonal: true,
  problems: ['not_found'],
  summary: 'A profile with what its owner contributed.',
  params: IdParams('a profile', 1),
  output: ThinkProfile,
})
