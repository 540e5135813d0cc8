import type { host, HostInput, HostOutput, Reply } from '@msdat/sdk'

type Simulation = HostOutput<'assistant.ask'>

interface Options {
  signal: AbortSignal
  ask: typeof host.call
  /** Told of the text so far, each time there is more. */
  onText: (text: string) => void
}

/** Asks, and reads the answer while it is written; null where the signal ended it. */
export async function readAnswer(
  question: HostInput<'assistant.begin'>,
  { signal, ask, onText }: Options,
): Promise<Reply<Simulation> | null> {
  const begun = await ask('assistant.begin', question)
  if (!begun.ok) return signal.aborted ? null : begun
  const { answer } = begun.value
  const end = (): void => void ask('assistant.cancel', { answer })
  if (signal.aborted) {
    end()
    return null
  }
  signal.addEventListener('abort', end)
  try {
    for (let have = 0; ;) {
      const reply = await ask('assistant.read', { answer, have })
      if (signal.aborted) return null
      if (!reply.ok) return reply
      const { text, simulation } = reply.value
      if (simulation) return { ok: true, value: simulation }
      if (text.length > have) onText(text)
      have = text.length
    }
  } finally {
    signal.removeEventListener('abort', end)
  }
}
