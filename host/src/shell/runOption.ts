import type { Stores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import type { OptionAct } from './optionGroups.ts'

const printAfterMs = 500

export const runOption: Record<OptionAct, (stores: Stores) => void> = {
  /** The menu must be gone from the page, and the frames drawn for paper, before it is printed. */
  print: ({ appearance }) => {
    appearance.setPrinting(true)
    setTimeout(() => window.print(), printAfterMs)
  },
  fullscreen: () => {
    const isFull = document.fullscreenElement !== null
    const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    // A browser may refuse; then the page stays as it is.
    done.catch(() => undefined)
  },
  news: ({ news }) => news.open(),
  tour: (stores) => {
    import('../tour/startTour.ts')
      .then(({ startTour }) => startTour(stores))
      .catch((error: unknown) => stores.toasts.showProblem(toProblem(error)))
  },
}
