import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import type { ListStore } from './ListStore.ts'

/** Removes the chosen rows of a list, says what came of it, and reads the list again. */
export function useRemoveChosen<Row>(
  list: ListStore<Row>,
  remove: (id: number) => Promise<unknown>,
): () => Promise<void> {
  const { toasts } = useStores()
  return async () => {
    try {
      await Promise.all([...list.chosen].map((id) => remove(Number(id))))
      toasts.show({ tone: 'success', message: 'Removed.' })
    } catch (error) {
      toasts.showProblem(toProblem(error))
    }
    list.clearChosen()
    await list.load()
  }
}
