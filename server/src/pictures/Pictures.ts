import { AppError } from '@msdat/sdk/contracts/problem'
import type { AnalysisContext } from '../analysis/analysisContext.ts'
import { readView, type View } from '../firstFigure/readView.ts'
import { Lane } from '../limits/Lane.ts'
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
/** Each takes a thread of the process for a tenth of a second. */
const drawing = {
  atOnce: 2,
  mostWaiting: 18,
  refusal: 'Other pictures are being drawn. Please try again in a moment.',
}

/** The pictures of views, drawn once for each data version. */
export class Pictures {
  readonly #parts: PictureParts
  readonly #kept = new Map<string, Promise<Buffer>>()
  readonly #lane = new Lane(drawing)

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
    const picture = this.#lane.run(() => this.#draw(view, brand))
    this.#kept.set(key, picture)
    picture.then(
      () => this.#dropOldest(),
      () => this.#kept.delete(key),
    )
    return picture
  }

  /** Only once there is a new one: whoever is refused drops nobody's. */
  #dropOldest(): void {
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostKept) return
      this.#kept.delete(oldest)
    }
  }

  async #draw(view: View, brand: Brand): Promise<Buffer> {
    return renderPicture(drawPicture(await readPictureFacts(this.#parts.context, view, brand)))
  }
}
