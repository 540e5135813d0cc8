import { assistantDefaults } from '@msdat/sdk/contracts/assistant'
import { readCapped, readLines } from './readCapped.ts'
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
/** An answer that comes while it is written may take longer as a whole. */
const streamFactor = 4

/** What puts stored facts into words. */
export interface Writer {
  write(prompt: Prompt): Promise<string>
  /** The same words as they come, until the signal ends them; left out where a service answers only as a whole. */
  stream?(prompt: Prompt, signal: AbortSignal): AsyncIterable<string>
}

/** An OpenAI-compatible server, where the address ends in /v1, else Ollama. Its key never leaves this process. */
export class ModelServer implements Writer {
  readonly #settings: ModelSettings

  constructor(settings: ModelSettings) {
    this.#settings = settings
  }

  /** The model's words; throws where they do not come whole, in time and in the expected shape. */
  async write(prompt: Prompt): Promise<string> {
    const response = await this.#ask(prompt, { stream: false, signal: AbortSignal.timeout(this.#timeoutMs) })
    return contentOf(parsed(await readCapped(response)))
  }

  /** … and as they come. Throws where they break off before the model says that it is done. */
  async *stream(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string> {
    const patience = AbortSignal.timeout(this.#timeoutMs * streamFactor)
    const response = await this.#ask(prompt, { stream: true, signal: AbortSignal.any([signal, patience]) })
    for await (const line of readLines(response)) {
      const { text, isLast } = partOf(line)
      if (text !== '') yield text
      if (isLast) return
    }
    throw new UnexpectedReply('The answer of the model server broke off.')
  }

  get #timeoutMs(): number {
    return this.#settings.timeoutMs ?? defaultTimeoutMs
  }

  async #ask(
    { system, text, temperature, tokens, context }: Prompt,
    { stream, signal }: { stream: boolean; signal: AbortSignal },
  ): Promise<Response> {
    const { baseUrl, model, apiKey } = this.#settings
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
        signal,
        headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
        body: JSON.stringify({
          model,
          messages,
          stream,
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
    return response
  }
}

interface Answer {
  message?: { content?: unknown }
  done?: unknown
  choices?: { message?: { content?: unknown }; delta?: { content?: unknown }; finish_reason?: unknown }[]
}

/** A line of a stream: an event after `data:` as OpenAI has it, or an object as Ollama has it. */
function partOf(line: string): { text: string; isLast: boolean } {
  const json = line.replace(/^data:/, '').trim()
  if (json === '[DONE]') return { text: '', isLast: true }
  // Empty lines stand between events, and lines that begin with a colon keep the connection alive.
  if (!json.startsWith('{')) return { text: '', isLast: false }
  const answer = parsed(json)
  const choice = answer?.choices?.[0]
  const content = choice?.delta?.content ?? answer?.message?.content
  return {
    text: typeof content === 'string' ? content : '',
    isLast: answer?.done === true || typeof choice?.finish_reason === 'string',
  }
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
