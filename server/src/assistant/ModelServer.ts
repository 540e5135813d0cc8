import { assistantDefaults } from '@msdat/sdk/contracts/assistant'
import { readCapped } from './readCapped.ts'
import { UnexpectedReply } from './UnexpectedReply.ts'

export interface ModelSettings {
  baseUrl: string
  model: string
  apiKey: string | null
  timeoutMs?: number
  /** Whether the address is a webhook's, which takes a question and a session. */
  isWebhook?: boolean
}

export interface Prompt {
  system: string
  text: string
  temperature?: number | undefined
  tokens?: number | undefined
  /** Tokens of question, facts and answer together, where the server lets one choose. */
  context?: number | undefined
  /** The visitor's conversation, for services that keep one. */
  session?: string | undefined
}

const defaultTimeoutMs = 45_000

/** An OpenAI-compatible server, where the address ends in /v1, else Ollama. Its key never leaves this process. */
export class ModelServer {
  readonly #settings: ModelSettings

  constructor(settings: ModelSettings) {
    this.#settings = settings
  }

  /** The model's words; throws where they do not come whole, in time and in the expected shape. */
  async write({ system, text, temperature, tokens, context }: Prompt): Promise<string> {
    const { baseUrl, model, apiKey, timeoutMs = defaultTimeoutMs } = this.#settings
    const isOpenAi = /\/v\d+\/?$/.test(baseUrl)
    const heat = temperature ?? assistantDefaults.temperature
    const most = tokens ?? assistantDefaults.tokens
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: text },
    ]
    const response = await fetch(
      `${baseUrl.replace(/\/$/, '')}${isOpenAi ? '/chat/completions' : '/api/chat'}`,
      {
        method: 'POST',
        // A redirect would carry the key to another server.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
        body: JSON.stringify({
          model,
          messages,
          stream: false,
          ...(isOpenAi
            ? { temperature: heat, max_tokens: most }
            : { options: { temperature: heat, num_predict: most, ...(context && { num_ctx: context }) } }),
        }),
      },
    )
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`The model server answered ${response.status}.`)
    }
    return contentOf(parsed(await readCapped(response)))
  }
}

interface Answer {
  message?: { content?: unknown }
  choices?: { message?: { content?: unknown } }[]
}

function contentOf(answer: Answer | null): string {
  const content = answer?.choices?.[0]?.message?.content ?? answer?.message?.content
  if (typeof content !== 'string' || content.trim() === '')
    throw new UnexpectedReply('The model server answered no text.')
  return content
}

function parsed(text: string): Answer | null {
  try {
    return JSON.parse(text) as Answer | null
  } catch {
    throw new UnexpectedReply('The model server answered no JSON.')
  }
}
