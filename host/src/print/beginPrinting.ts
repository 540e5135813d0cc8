import type { Stores } from '../app/Stores.ts'

/** Prints the page as it is laid out for paper; where what does that cannot be fetched, as the browser would. */
export function beginPrinting(stores: Pick<Stores, 'appearance' | 'paper'>): void {
  import('./printPage.ts').then(({ printPage }) => printPage(stores)).catch(() => window.print())
}
