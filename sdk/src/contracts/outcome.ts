import * as Type from 'typebox'

const closed = { additionalProperties: false } as const

export const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** Where there is no result: a word for programs and a sentence for people. */
export const NoResult = Type.Object(
  { status: Type.String({ description: 'Never "ok".', pattern: '^(?!ok$)[a-z_]+$' }), reason: Type.String() },
  closed,
)
/** A result that can be missing for a stated reason. */
export const Outcome = <const Parts extends Record<string, Type.TSchema>>(parts: Parts) =>
  Type.Union([Type.Object({ status: Type.Literal('ok'), ...parts }, closed), NoResult])
export const Statistic = Outcome({ value: Type.Number() })
export const Range = Type.Array(Type.Number(), {
  minItems: 2,
  maxItems: 2,
  description: 'Lower and upper end, 95 %.',
})
export const Label = Type.Literal('computed, not official')
