import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Confirm } from '../parts/Confirm.tsx'
import type { ListStore } from './ListStore.ts'
import { useRowAct } from './useRowAct.ts'

interface RemoveChosenProps<Row> {
  list: ListStore<Row>
  title: string
  /** What it means that they are gone. */
  meaning: string
  remove: (id: number) => Promise<unknown>
}

/** The button that removes the chosen rows of a list: asks first, says what came of it, and reads the list again. */
export const RemoveChosen = observer(function RemoveChosen<Row>({
  list,
  title,
  meaning,
  remove,
}: RemoveChosenProps<Row>) {
  const run = useRowAct(list)
  const [isAsking, setAsking] = useState(false)
  const removeAll = (): Promise<void> => {
    const chosen = [...list.chosen]
    list.clearChosen()
    return run(() => Promise.all(chosen.map((id) => remove(Number(id)))), 'Removed.')
  }
  return (
    <>
      {list.chosen.size > 0 && (
        <button type="button" className="button button-danger" onClick={() => setAsking(true)}>
          Remove {list.chosen.size} chosen
        </button>
      )}
      {isAsking && (
        <Confirm title={title} onConfirm={removeAll} onClose={() => setAsking(false)}>
          {meaning}
        </Confirm>
      )}
    </>
  )
})
