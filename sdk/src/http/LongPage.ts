import type { Download } from './Download.ts'

/** Addresses of the neighbours of a page. */
export interface PageLinks {
  next: string | null
  previous: string | null
}

/**
 * What a handler answers in place of a page of a list that is too long for one piece: the same JSON, written while its
 * rows are read.
 */
export class LongPage {
  readonly count: number
  readonly toFile: (links: PageLinks) => Download

  constructor(count: number, toFile: (links: PageLinks) => Download) {
    this.count = count
    this.toFile = toFile
  }
}
