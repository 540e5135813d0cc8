import { call } from '@msdat/sdk/http/call'
import { removeCustomDashboard, type CustomDashboardEntry } from '@msdat/sdk/contracts/customDashboards'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Confirm } from '../parts/Confirm.tsx'

interface DeleteDashboardDialogProps {
  dashboard: CustomDashboardEntry
  onClose: () => void
  onDeleted: () => void
}

export function DeleteDashboardDialog({ dashboard, onClose, onDeleted }: DeleteDashboardDialogProps) {
  const { toasts } = useStores()
  const remove = (): Promise<unknown> =>
    call(removeCustomDashboard, { id: dashboard.id }).then(onDeleted, (error: unknown) =>
      toasts.showProblem(toProblem(error)),
    )
  return (
    <Confirm title="Confirm delete Dashboard" onConfirm={remove} onClose={onClose}>
      “{dashboard.title}” will be deleted with its versions. This cannot be undone.
    </Confirm>
  )
}
