import { action, makeObservable, observable } from 'mobx'
import type { FrameEvent, Reply } from '@msdat/sdk/contracts/bridge'
import type { LiveFrameOptions } from './LiveFrame.ts'
import { trimmedText } from './trimmedText.ts'

/** Something that passed between the page and a plugin's frame. */
export interface FrameRecord {
  id: number
  /** Milliseconds since 1970. */
  at: number
  contribution: string
  kind: 'call' | 'message'
  /** The method that was called, or what the page told the frame, or what became of the frame. */
  what: string
  /** Arguments or content, cut short. */
  detail: string
  /** How long the answer took; null for what has none. */
  ms: number | null
  /** Why it was refused, or what went wrong. */
  fault: string | null
}

/** The newest frame of a contribution. */
export interface FrameFacts {
  contribution: string
  startedAt: number
  /** Milliseconds from the making of the frame until the plugin ran; null until then. */
  bootMs: number | null
  /** The same until its first content was on the screen. */
  paintedMs: number | null
  /** CSS pixels, as the plugin told. */
  height: number | null
}

interface Call {
  plugin: string
  contribution: string
  method: unknown
  input: unknown
  ms: number
  reply: Reply<unknown>
}

const mostRecords = 300

/** What passes between the page and its frames, for developers; without developer mode nothing is written down. */
export class FrameRecords {
  isOn = false
  readonly #records = observable.map<string, readonly FrameRecord[]>(undefined, { deep: false })
  readonly #facts = observable.map<string, FrameFacts>(undefined, { deep: false })
  #last = 0

  constructor() {
    makeObservable<this, 'add' | 'learn'>(this, {
      isOn: observable,
      setOn: action,
      clear: action,
      add: action,
      learn: action,
    })
  }

  setOn(isOn: boolean): void {
    this.isOn = isOn
    if (!isOn) this.#records.clear()
  }

  clear(plugin: string): void {
    this.#records.delete(plugin)
  }

  /** Newest first. */
  of(plugin: string): readonly FrameRecord[] {
    return this.#records.get(plugin) ?? []
  }

  factsOf(plugin: string): readonly FrameFacts[] {
    return [...this.#facts].filter(([key]) => key.startsWith(`${plugin}/`)).map(([, facts]) => facts)
  }

  /** The plugins of which something is known. */
  get plugins(): readonly string[] {
    return [...new Set([...this.#facts.keys()].map((key) => key.slice(0, key.indexOf('/'))))]
  }

  call({ plugin, contribution, method, input, ms, reply }: Call): void {
    const name = typeof method === 'string' ? method.slice(0, 60) : 'no name'
    const problem = reply.ok ? null : reply.problem
    if (problem === null) this.#learnFrom(plugin, contribution, name, input)
    if (!this.isOn) return
    const fault = problem && `${problem.code}: ${problem.message}`
    // What is too large to be answered is too large to be looked at.
    const detail = problem?.code === 'too_large' ? '' : trimmedText(input)
    this.add(plugin, { contribution, kind: 'call', what: name, detail, ms, fault })
  }

  /** Follows one frame from its making to its end. */
  watch(plugin: string, contribution: string, options: LiveFrameOptions): LiveFrameOptions {
    const startedAt = performance.now()
    this.learn(plugin, { contribution, startedAt, bootMs: null, paintedMs: null, height: null })
    const note = (what: string, fault: string | null, ms: number | null = null): void => {
      if (this.isOn) this.add(plugin, { contribution, kind: 'message', what, detail: '', ms, fault })
    }
    return {
      ...options,
      onTold: (event) => this.#told(plugin, contribution, event),
      onReady: () => {
        const bootMs = performance.now() - startedAt
        this.#change(plugin, contribution, { bootMs })
        note('ready', null, bootMs)
        options.onReady()
      },
      onError: (message) => {
        note('threw', message)
        options.onError(message)
      },
      onFault: (kind, message) => {
        note(kind, message)
        options.onFault(kind, message)
      },
    }
  }

  #told(plugin: string, contribution: string, event: FrameEvent): void {
    if (!this.isOn) return
    const { name, ...content } = event
    const detail = trimmedText(content)
    this.add(plugin, { contribution, kind: 'message', what: name, detail, ms: null, fault: null })
  }

  #learnFrom(plugin: string, contribution: string, method: string, input: unknown): void {
    const facts = this.#facts.get(`${plugin}/${contribution}`)
    if (!facts) return
    if (method === 'ui.painted' && facts.paintedMs === null)
      this.#change(plugin, contribution, { paintedMs: performance.now() - facts.startedAt })
    const height: unknown = method === 'ui.resize' ? Reflect.get(input as object, 'height') : null
    if (typeof height === 'number') this.#change(plugin, contribution, { height })
  }

  #change(plugin: string, contribution: string, change: Partial<FrameFacts>): void {
    const facts = this.#facts.get(`${plugin}/${contribution}`)
    if (facts) this.learn(plugin, { ...facts, ...change })
  }

  private learn(plugin: string, facts: FrameFacts): void {
    this.#facts.set(`${plugin}/${facts.contribution}`, facts)
  }

  private add(plugin: string, record: Omit<FrameRecord, 'id' | 'at'>): void {
    const made = { id: ++this.#last, at: Date.now(), ...record }
    this.#records.set(plugin, [made, ...this.of(plugin)].slice(0, mostRecords))
  }
}
