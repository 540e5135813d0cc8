import { AppError } from '@msdat/sdk/contracts/problem'
import type { AnalysisContext } from '../analysis/analysisContext.ts'
import { readView, type View } from '../firstFigure/readView.ts'
import { Turns } from '../http/Turns.ts'
import { drawPicture } from './drawPicture.ts'
import type { Brand } from './PictureFacts.ts'
import { readPictureFacts } from './readPictureFacts.ts'
import { renderPicture } from './renderPicture.ts'

interface PictureParts {
  context: AnalysisContext
  /** Of the installation. */
  brand: () => Promise<Brand>
}

/** Pictures kept: some 40 kB each. */
const mostKept = 100
/** Pictures drawn at once: each takes a thread of the process for a tenth of a second. */
const mostDrawn = 2
/** Pictures drawn or waiting for it; whoever comes then is asked to come again. */
const mostWanted = 20

/** The pictures of views, drawn once for each data version. */
export class Pictures {
  readonly #parts: PictureParts
  readonly #kept = new Map<string, Promise<Buffer>>()
  readonly #turns = new Turns(mostDrawn)
  #wanted = 0

  constructor(parts: PictureParts) {
    this.#parts = parts
  }

  /** PNG. Two addresses that show the same share one picture. */
  async read(address: string): Promise<Buffer> {
    const { context } = this.#parts
    const { pathname, search } = new URL(address, 'http://localhost')
    const view = await readView(context, pathname, search)
    if (!view) {
      throw new AppError('not_found', 'There is no dashboard at this address, so it has no picture.')
    }
    const brand = await this.#parts.brand()
    const key = JSON.stringify([await context.data.version(), brand, view.section, view.figure])
    const known = this.#kept.get(key)
    if (known) return known
    if (this.#wanted >= mostWanted)
      throw new AppError('unavailable', 'Other pictures are being drawn. Please try again in a moment.')
    const picture = this.#draw(view, brand)
    this.#kept.set(key, picture)
    picture.catch(() => this.#kept.delete(key))
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostKept) break
      this.#kept.delete(oldest)
    }
    return picture
  }

  async #draw(view: View, brand: Brand): Promise<Buffer> {
    this.#wanted += 1
    const end = await this.#turns.take()
    try {
      return await renderPicture(drawPicture(await readPictureFacts(this.#parts.context, view, brand)))
    } finally {
      end()
      this.#wanted -= 1
    }
  }
}
