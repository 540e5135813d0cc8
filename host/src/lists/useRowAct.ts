import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import type { ListStore } from './ListStore.ts'

/** Does something with a row of a list, says where it failed, and reads the list again. */
export function useRowAct<Row>(list: ListStore<Row>): (act: () => Promise<unknown>) => Promise<void> {
  const { toasts } = useStores()
  return async (act) => {
    try {
      await act()
    } catch (error) {
      toasts.showProblem(toProblem(error))
    }
    await list.load()
  }
}
