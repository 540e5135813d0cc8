import { LRUCache } from 'lru-cache'
import { publicCustomIn } from '@msdat/sdk/view'
import type { AnalysisContext } from '../analysis/analysisContext.ts'
import { readFirstFigure, type PageFigure } from './readFirstFigure.ts'

/** Views kept; a link that is shared widely is read once for each data version. */
const mostKept = 200
/** A page waits no longer for its figure: without it, it is as it was before there were any. */
const patienceMs = 250

/** The first figures of the pages that were asked for lately. */
export class FirstFigures {
  readonly #context: AnalysisContext
  readonly #kept = new LRUCache<string, Promise<PageFigure | null>>({ max: mostKept })
  #version = ''
  /** One at a time is worked out, so that many addresses at once cost the pages their figures and nobody else a thing. */
  #isBusy = false

  constructor(context: AnalysisContext) {
    this.#context = context
  }

  /** Null where there is none, or where it would take too long. Never throws. */
  async read(path: string, search: string): Promise<PageFigure | null> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), patienceMs)))
    return Promise.race([this.#find(path, search).catch(() => null), late]).finally(() => clearTimeout(timer))
  }

  async #find(path: string, search: string): Promise<PageFigure | null> {
    if (search.length > 500) return null
    const version = await this.#context.data.version()
    if (version !== this.#version) this.#kept.clear()
    this.#version = version
    const key = path + search
    // What was approved of a custom dashboard may change at any time.
    const isKept = publicCustomIn(path) === null
    const known = isKept ? this.#kept.get(key) : undefined
    if (known || this.#isBusy) return known ?? null
    this.#isBusy = true
    const found = readFirstFigure(this.#context, path, search)
      .catch(() => null)
      .finally(() => (this.#isBusy = false))
    if (!isKept) return found
    this.#kept.set(key, found)
    return found
  }
}
