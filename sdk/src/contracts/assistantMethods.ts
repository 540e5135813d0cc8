import * as Type from 'typebox'
import { Simulation, SimulationRequest } from './assistant.ts'
import { method, Nothing } from './hostMethod.ts'
import { Nullable } from './outcome.ts'

const closed = { additionalProperties: false } as const
const permission = 'assistant:ask'
const Answer = Type.Integer({ minimum: 1, description: 'Number that begin gave.' })

/** Host methods for an answer that is read while it is written. */
export const assistantMethods = {
  'assistant.begin': method({
    summary: 'Ask the assistant about a figure; the answer is read in parts. At most three at once.',
    permission,
    input: SimulationRequest,
    output: Type.Object({ answer: Answer }, closed),
    cost: 20,
    deadlineMs: 5000,
  }),
  'assistant.read': method({
    summary:
      'The text so far, as soon as there is more than was read, or after 20 seconds the same again; the whole answer with it at the end.',
    permission,
    input: Type.Object(
      { answer: Answer, have: Type.Integer({ minimum: 0, description: 'Characters.' }) },
      closed,
    ),
    output: Type.Object(
      {
        text: Type.String(),
        simulation: Nullable(Simulation),
      },
      closed,
    ),
    cost: 1,
    deadlineMs: 30_000,
  }),
  'assistant.cancel': method({
    summary: 'End an answer that nobody waits for any longer.',
    permission,
    input: Type.Object({ answer: Answer }, closed),
    output: Nothing,
    cost: 1,
    deadlineMs: 5000,
  }),
} as const
