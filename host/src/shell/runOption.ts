import type { Stores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { beginPrinting } from '../print/beginPrinting.ts'
import type { OptionAct } from './optionGroups.ts'

export const runOption: Record<OptionAct, (stores: Stores) => void> = {
  print: beginPrinting,
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
