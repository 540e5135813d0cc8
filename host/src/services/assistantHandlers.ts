import { callLines, type CallOptions } from '@msdat/sdk/http/call'
import type { HostMethodHandlers } from '../frames/HostServices.ts'
import type { OngoingAnswers } from './OngoingAnswers.ts'

/** Longer than the server lets a model write. */
const deadlineMs = 200_000

/** An answer comes from the server while it is written; a plugin reads it in parts. */
export function assistantHandlers(
  options: CallOptions,
): Pick<HostMethodHandlers, 'assistant.begin' | 'assistant.read' | 'assistant.cancel'> {
  let made: Promise<OngoingAnswers> | null = null
  const answers = (): Promise<OngoingAnswers> => {
    made ??= makeAnswers(options)
    made.catch(() => (made = null))
    return made
  }
  return {
    'assistant.begin': async (input, { plugin }) => ({ answer: (await answers()).begin(plugin, input) }),
    'assistant.read': async ({ answer, have }, { plugin }) => (await answers()).read(plugin, answer, have),
    'assistant.cancel': async ({ answer }, { plugin }) => {
      ;(await answers()).cancel(plugin, answer)
      return {}
    },
  }
}

/** Fetched with the first question. */
async function makeAnswers(options: CallOptions): Promise<OngoingAnswers> {
  const [{ OngoingAnswers }, { SimulationLine, streamSimulation }] = await Promise.all([
    import('./OngoingAnswers.ts'),
    import('@msdat/sdk/contracts/assistant'),
  ])
  return new OngoingAnswers((input, { signal, onLine }) =>
    callLines(streamSimulation, input, { ...options, deadlineMs, signal, line: SimulationLine, onLine }),
  )
}
