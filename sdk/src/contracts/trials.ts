import * as Type from 'typebox'
import { Digest } from './digest.ts'
import { endpoint } from './endpoint.ts'
import { Release } from './registry.ts'
import { SubmissionParams } from './submissions.ts'

const closed = { additionalProperties: false } as const

/** A submission that an admin tries before deciding about it: built like a release, signed by nobody. */
export const Trial = Type.Object(
  {
    state: Type.Enum(['none', 'building', 'failed', 'ready'], {
      description: 'None: nobody has asked for a trial of this zip.',
    }),
    zip_digest: Digest,
    problem: Type.Union([Type.String({ description: 'Why it could not be built.' }), Type.Null()]),
    frame: Type.Union([
      Type.String({
        description:
          'Name of the frame document: the empty shell, with the policy that the manifest asks for.',
      }),
      Type.Null(),
    ]),
    release: Type.Union([Release, Type.Null()], {
      description: 'What the release would say. It stands in no index.',
    }),
    code: Type.Union([Type.String({ description: 'The built module.' }), Type.Null()]),
  },
  closed,
)
export type Trial = Type.Static<typeof Trial>

const path = '/registry/submissions/:id/trial/'

export const getTrial = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  summary: 'The trial of a submission that waits for a decision, with its code.',
  params: SubmissionParams,
  output: Trial,
})
export const startTrial = endpoint({
  method: 'POST',
  path,
  access: 'admin',
  problems: ['conflict'],
  summary: 'Build a submission for a trial; nobody but admins can fetch what comes of it.',
  params: SubmissionParams,
  output: Trial,
})
