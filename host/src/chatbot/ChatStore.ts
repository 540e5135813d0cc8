import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { chatTexts, type ChatAnswer } from '@msdat/sdk/contracts/chatbot'
import { makeSessionId } from './makeSessionId.ts'

export interface ChatMessage {
  type: 'bot' | 'user'
  text: string
  suggestions: string[]
  links: ChatAnswer['links']
  citations: string[]
}

interface Kept {
  session: string
  messages: ChatMessage[]
}

interface ChatParts {
  ask: (question: string, session: string) => Promise<ChatAnswer>
  /** Keeps what was said for the browser session; null where a browser keeps nothing. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null
}

const key = 'msdat.chat'
const mostKept = 60

const welcome: ChatMessage = {
  type: 'bot',
  text: 'Ask me about indicators, data sources, definitions, coverage and figures. I answer from what is stored here, and say so where nothing is.',
  suggestions: [
    'DPT3 in Kano, newest survey?',
    'What is NDHS?',
    'Which state has the lowest under-five mortality?',
  ],
  links: [],
  citations: [],
}

/** A conversation with the metadata assistant; it outlives the page, not the browser session. */
export class ChatStore {
  isOpen = false
  isLoading = false
  input = ''
  messages: readonly ChatMessage[] = [welcome]
  #session = makeSessionId()
  readonly #parts: ChatParts

  constructor(parts: ChatParts) {
    this.#parts = parts
    this.#restore()
    makeObservable(this, {
      isOpen: observable,
      isLoading: observable,
      input: observable,
      messages: observableRef,
      canSend: computed,
      open: actionBound,
      close: actionBound,
      type: actionBound,
      startAnew: actionBound,
    })
  }

  /** Send is disabled while nothing but blanks is typed, and while an answer is on its way. */
  get canSend(): boolean {
    return this.input.trim() !== '' && !this.isLoading
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  type(text: string): void {
    this.input = text
  }

  /** Forgets what was said; the server forgets with the session. */
  startAnew(): void {
    this.#session = makeSessionId()
    this.messages = [welcome]
    this.#keep()
  }

  async send(question = this.input): Promise<void> {
    const text = question.trim()
    if (text === '' || this.isLoading) return
    const session = this.#session
    runInAction(() => {
      this.isLoading = true
      this.input = ''
      this.messages = [...this.messages, { type: 'user', text, suggestions: [], links: [], citations: [] }]
    })
    const message = await this.#answerTo(text, session)
    runInAction(() => {
      this.isLoading = false
      // An answer to a conversation that was ended is for nobody.
      if (session !== this.#session) return
      this.messages = [...this.messages, message]
      this.#keep()
    })
  }

  async #answerTo(question: string, session: string): Promise<ChatMessage> {
    try {
      const { text, suggestions, links, citations } = await this.#parts.ask(question, session)
      if (text.trim() === '') return { ...failed(question), text: chatTexts.notUnderstood }
      return { type: 'bot', text, suggestions, links, citations }
    } catch {
      return failed(question)
    }
  }

  #restore(): void {
    try {
      const kept = JSON.parse(this.#parts.storage?.getItem(key) ?? 'null') as Kept | null
      if (!kept || !Array.isArray(kept.messages) || kept.messages.length === 0) return
      this.#session = kept.session
      this.messages = kept.messages
    } catch {
      // What cannot be read is not restored; the conversation begins anew.
    }
  }

  #keep(): void {
    try {
      const kept: Kept = { session: this.#session, messages: this.messages.slice(-mostKept) }
      this.#parts.storage?.setItem(key, JSON.stringify(kept))
    } catch {
      // A full or forbidden storage costs the memory of this conversation only.
    }
  }
}

/** The question is offered again, so that "try again" is one press. */
const failed = (question: string): ChatMessage => {
  return { type: 'bot', text: chatTexts.failure, suggestions: [question], links: [], citations: [] }
}
