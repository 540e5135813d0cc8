import * as Type from 'typebox'
import { recordOf } from './recordOf.ts'

const closed = { additionalProperties: false } as const

/** Controls whose choices come from the platform's own catalog; the other kinds follow from the JSON Schema. */
export const catalogControls = [
  'indicator',
  'indicators',
  'datasource',
  'datasources',
  'location',
  'locations',
  'period',
  'programArea',
] as const

const textLength = 200
const mostItems = 60
const Name = /^[a-z][a-zA-Z0-9]{0,29}$/.source

/** What a setting can be. It stands in the address of the page, so it is short. */
export const SettingValue = Type.Union([
  Type.Null(),
  Type.Boolean(),
  Type.Number(),
  Type.String({ maxLength: textLength }),
  Type.Array(Type.Union([Type.Number(), Type.String({ maxLength: textLength })]), { maxItems: mostItems }),
])
export type SettingValue = Type.Static<typeof SettingValue>

/** Values by the names of their settings. */
export const SettingValues = recordOf(SettingValue, {
  keys: Name,
  ...closed,
  maxProperties: 24,
})
export type SettingValues = Type.Static<typeof SettingValues>

// A comma separates items in the address.
const Choice = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$' })

/** One setting: a JSON Schema of its value, a title and a default. Keywords that begin with `x-` are ours. */
export const Setting = Type.Object(
  {
    type: Type.Enum(['string', 'number', 'integer', 'boolean', 'array'], {
      description:
        'string: text, or a choice with `enum`; boolean: a switch; array: several choices, or a range.',
    }),
    title: Type.String({ minLength: 2, maxLength: 60, description: 'Label of the control.' }),
    description: Type.Optional(
      Type.String({
        maxLength: 200,
        description:
          'A hint, shown while the control has the pointer or the keyboard. What all must know belongs in the title.',
      }),
    ),
    default: Type.Unsafe<SettingValue>(
      Type.Unknown({ description: 'Where the address says nothing. Null (None) only for catalog controls.' }),
    ),
    enum: Type.Optional(Type.Array(Choice, { minItems: 1, maxItems: mostItems, uniqueItems: true })),
    items: Type.Optional(
      Type.Object(
        {
          type: Type.Enum(['string', 'number', 'integer']),
          enum: Type.Optional(Type.Array(Choice, { minItems: 1, maxItems: mostItems, uniqueItems: true })),
          minimum: Type.Optional(Type.Number()),
          maximum: Type.Optional(Type.Number()),
        },
        closed,
      ),
    ),
    minimum: Type.Optional(Type.Number()),
    maximum: Type.Optional(Type.Number()),
    maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: textLength })),
    maxItems: Type.Optional(Type.Integer({ minimum: 1, maximum: mostItems })),
    format: Type.Optional(Type.Literal('date', { description: 'A day, such as 2026-01-31.' })),
    'x-control': Type.Optional(
      Type.Enum([...catalogControls, 'searchable', 'hidden'], {
        description:
          'A picker of the catalog; `searchable` for a long `enum`; `hidden` where the plugin draws the control itself.',
      }),
    ),
    'x-labels': Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
        maxItems: mostItems,
        description: 'What visitors read for each value of `enum`, in its order.',
      }),
    ),
    'x-none': Type.Optional(
      Type.String({
        minLength: 2,
        maxLength: 60,
        description: 'Label of the choice that is null, such as "None" or "As chosen above".',
      }),
    ),
    'x-unit': Type.Optional(Type.String({ maxLength: 20, description: 'Stands behind a number.' })),
    'x-when': Type.Optional(
      recordOf(Type.Array(Type.Unsafe<SettingValue>(Type.Unknown()), { maxItems: mostItems }), {
        keys: Name,
        maxProperties: 24,
        description: 'Shown only while each named setting has one of the values.',
      }),
    ),
  },
  closed,
)
export type Setting = Type.Static<typeof Setting>

/** The settings of a contribution: one line is one control in the bar, one value in the address. */
export const Settings = recordOf(Setting, {
  keys: Name,
  ...closed,
  maxProperties: 24,
  description: 'What the visitor can set: the host draws it, keeps it in the address and hands it over.',
})
export type Settings = Type.Static<typeof Settings>
