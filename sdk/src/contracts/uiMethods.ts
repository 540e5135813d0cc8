import * as Type from 'typebox'
import { method, Nothing, type HostMethod } from './hostMethod.ts'

const closed = { additionalProperties: false } as const

/** The id of a card within its section; addresses hold it. */
const CardId = Type.String({ pattern: '^[a-z][A-Za-z0-9-]{0,40}$' })

/** So many publications of one frame are printed at most. */
export const citedPublications = 200

/** How a frame stands on its page, and what it says there. */
export const uiMethods = {
  'ui.notify': method({
    summary: 'Show a short message that goes away by itself.',
    permission: 'ui:notify',
    input: Type.Object(
      {
        tone: Type.Enum(['info', 'success', 'warning', 'error']),
        message: Type.String({ minLength: 1, maxLength: 300 }),
      },
      closed,
    ),
    output: Nothing,
    cost: 10,
    deadlineMs: 5_000,
  }),
  'ui.announce': method({
    summary: 'Say a sentence to screen readers.',
    permission: null,
    input: Type.Object({ message: Type.String({ minLength: 1, maxLength: 300 }) }, closed),
    output: Nothing,
    cost: 5,
    deadlineMs: 5_000,
  }),
  'ui.resize': method({
    summary: 'Tell the height of the content in CSS pixels.',
    permission: null,
    input: Type.Object({ height: Type.Integer({ minimum: 0, maximum: 100_000 }) }, closed),
    output: Nothing,
    cost: 1,
    deadlineMs: 5_000,
  }),
  'ui.cite': method({
    summary: 'Name the publications behind what is shown, all of them: they are printed below the page.',
    permission: null,
    input: Type.Object(
      { ids: Type.Array(Type.Integer({ minimum: 1 }), { maxItems: citedPublications }) },
      closed,
    ),
    output: Nothing,
    cost: 1,
    deadlineMs: 5_000,
  }),
  'ui.leave': method({
    summary: 'Give the keyboard back to the host: after Escape, or past the first or last element.',
    permission: null,
    input: Type.Object({ to: Type.Enum(['title', 'next', 'previous']) }, closed),
    output: Nothing,
    cost: 1,
    deadlineMs: 5_000,
  }),
  'ui.expand': method({
    summary: 'Fill the window, right after a press of the visitor, or go back into the page.',
    permission: null,
    input: Type.Object({ isExpanded: Type.Boolean() }, closed),
    output: Type.Object({ isExpanded: Type.Boolean() }, closed),
    cost: 5,
    deadlineMs: 5_000,
  }),
  'ui.shareCard': method({
    summary:
      'Open the Share panel for one card of a section, right after a press of the visitor: it has the code that embeds this card alone.',
    permission: null,
    input: Type.Object({ card: CardId, title: Type.String({ minLength: 1, maxLength: 300 }) }, closed),
    output: Type.Object({ isOpen: Type.Boolean() }, closed),
    cost: 5,
    deadlineMs: 5_000,
  }),
  'ui.painted': method({
    summary: 'The first real content is on the screen.',
    permission: null,
    input: Nothing,
    output: Nothing,
    cost: 1,
    deadlineMs: 5_000,
  }),
} as const satisfies Record<string, HostMethod>
