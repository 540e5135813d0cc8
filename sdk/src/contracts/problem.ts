import * as Type from 'typebox'
import { recordOf } from './recordOf.ts'

/** Every way a request can fail, with its HTTP status. One table for servers, host, bridge and plugins. */
export const statusOfCode = {
  invalid_input: 400,
  unauthenticated: 401,
  not_allowed: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  misdirected: 421,
  rate_limited: 429,
  internal: 500,
  not_implemented: 501,
  unavailable: 503,
  timed_out: 504,
} as const

export type ProblemCode = keyof typeof statusOfCode

const Messages = Type.Array(Type.String(), {
  description: 'Of a refused registration only: the same as in `fields`.',
})

export const Problem = Type.Object(
  {
    code: Type.Enum(Object.keys(statusOfCode) as ProblemCode[]),
    message: Type.String({ description: 'What happened and what to do, in one or two sentences.' }),
    fields: Type.Optional(
      recordOf(Type.Array(Type.String()), {
        description: 'Messages by the name of the field they are about.',
      }),
    ),
    username: Type.Optional(Messages),
    email: Type.Optional(Messages),
    password: Type.Optional(Messages),
  },
  { additionalProperties: false, description: 'The body of every answer that is not a success.' },
)
export type Problem = Type.Static<typeof Problem>

/** The one error class. `message` says what happened and what to do; `fields` holds messages by field. */
export class AppError extends Error {
  readonly code: ProblemCode
  readonly fields: Record<string, string[]> | undefined

  constructor(code: ProblemCode, message: string, fields?: Record<string, string[]>) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
  }

  get status(): number {
    return statusOfCode[this.code]
  }

  toProblem(): Problem {
    return { code: this.code, message: this.message, ...(this.fields && { fields: this.fields }) }
  }
}
