import { callLines, type CallOptions } from '@msdat/sdk/adapters/call'
import { SimulationLine, streamSimulation } from '@msdat/sdk/contracts/assistant'
import type { HostMethodHandlers } from '../frames/HostServices.ts'
import { OngoingAnswers } from './OngoingAnswers.ts'

/** Longer than the server lets a model write. */
const deadlineMs = 200_000

/** An answer comes from the server while it is written; a plugin reads it in parts. */
export function assistantHandlers(
  options: CallOptions,
): Pick<HostMethodHandlers, 'assistant.begin' | 'assistant.read' | 'assistant.cancel'> {
  const answers = new OngoingAnswers((input, { signal, onLine }) =>
    callLines(streamSimulation, input, { ...options, deadlineMs, signal, line: SimulationLine, onLine }),
  )
  return {
    'assistant.begin': (input, { plugin }) => ({ answer: answers.begin(plugin, input) }),
    'assistant.read': ({ answer, have }, { plugin }) => answers.read(plugin, answer, have),
    'assistant.cancel': ({ answer }, { plugin }) => {
      answers.cancel(plugin, answer)
      return {}
    },
  }
}
