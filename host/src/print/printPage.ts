import type { Stores } from '../app/Stores.ts'
import { layForPaper, shownPlace } from './layForPaper.ts'

/** The menu must be gone from the page before it is printed. */
const leastMs = 500
/** Charts that take longer are printed as they are by then. */
const mostMs = 4_000
/** So long nothing may have grown. */
const quietMs = 250

/** Lays the page out for paper, waits until the frames are drawn for it, and prints. */
export async function printPage({ appearance, paper }: Pick<Stores, 'appearance' | 'paper'>): Promise<void> {
  appearance.setPrinting(true)
  paper.lay(layForPaper())
  await untilDrawn()
  window.print()
}

async function untilDrawn(): Promise<void> {
  const begun = performance.now()
  let height = 0
  let since = begun
  for (;;) {
    const now = performance.now()
    const next = shownPlace()?.offsetHeight ?? 0
    if (next !== height) since = now
    height = next
    const isQuiet = now - begun >= leastMs && now - since >= quietMs
    if (isQuiet || now - begun >= mostMs) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
