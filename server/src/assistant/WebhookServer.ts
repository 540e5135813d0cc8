import { readCapped } from './readCapped.ts'
import type { Prompt, Writer } from './ModelServer.ts'
import { UnexpectedReply } from './UnexpectedReply.ts'

interface WebhookSettings {
  url: string
  apiKey: string | null
  timeoutMs?: number
}

/** An automation service that takes `question` and `overrideConfig.sessionId` and answers `text`. */
export class WebhookServer implements Writer {
  readonly #settings: WebhookSettings

  constructor(settings: WebhookSettings) {
    this.#settings = settings
  }

  /** The rules and facts go before the question, since the service knows no roles. */
  async write({ system, text, session }: Prompt): Promise<string> {
    const { url, apiKey, timeoutMs = 45_000 } = this.#settings
    const response = await fetch(url, {
      method: 'POST',
      // A redirect would carry the key to another server.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({
        question: `${system}\n\nQuestion: ${text}`,
        ...(session && { overrideConfig: { sessionId: session } }),
      }),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`The webhook answered ${response.status}.`)
    }
    return textOf(await readCapped(response))
  }
}

function textOf(body: string): string {
  const answer = parsed(body) as { text?: unknown } | null
  if (typeof answer?.text === 'string' && answer.text.trim() !== '') return answer.text
  throw new UnexpectedReply('The webhook answered no text.')
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new UnexpectedReply('The webhook answered no JSON.')
  }
}
