import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { Dialog } from '../parts/Dialog.tsx'

export const AlertDialog = observer(function AlertDialog() {
  const { alerts } = useStores()
  if (!alerts.alert) return null
  const { title, message } = alerts.alert
  return (
    <Dialog title={title} role="alertdialog" onClose={() => alerts.dismiss()}>
      <p>{message}</p>
      <div className="dialog-actions">
        <button
          type="button"
          className="button button-primary"
          data-first-focus
          onClick={() => alerts.dismiss()}
        >
          OK
        </button>
      </div>
    </Dialog>
  )
})
