import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import type { ListStore } from './ListStore.ts'

/** Does something with rows of a list, says that it is done or where it failed, and reads the list again. */
export function useRowAct<Row>(
  list: ListStore<Row>,
): (act: () => Promise<unknown>, done?: string) => Promise<void> {
  const { toasts } = useStores()
  return async (act, done) => {
    try {
      await act()
      if (done) toasts.show({ tone: 'success', message: done })
    } catch (error) {
      toasts.showProblem(toProblem(error))
    }
    await list.load()
  }
}
