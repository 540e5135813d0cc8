import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Confirm } from '../parts/Confirm.tsx'
import type { ActivityHistory } from './ActivityHistory.ts'
import type { ViewedMonth } from './viewedMonths.ts'

interface DeleteMonthDialogProps {
  history: ActivityHistory
  month: ViewedMonth
  onClose: () => void
}

/** Asks before a whole month of the history goes. */
export function DeleteMonthDialog({ history, month, onClose }: DeleteMonthDialogProps) {
  const { toasts } = useStores()
  const remove = (): Promise<unknown> =>
    history.removeMonth(month).catch((error: unknown) => toasts.showProblem(toProblem(error)))
  return (
    <Confirm title={`Delete ${month.name}`} onConfirm={remove} onClose={onClose}>
      Everything noted in {month.name} will be deleted. This cannot be undone.
    </Confirm>
  )
}
