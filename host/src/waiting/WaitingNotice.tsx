import { observer } from 'mobx-react-lite'
import type { FormStore } from '../forms/FormStore.ts'
import type { WaitingForm } from './WaitingForms.ts'

/** In the place of a form that waits for the connection, or that the server refused later. */
export const WaitingNotice = observer(function WaitingNotice({
  form,
  waiting,
}: {
  form: FormStore
  waiting: WaitingForm
}) {
  const since = new Date(waiting.at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  return (
    <div className="card form-waiting stack" role="status">
      {waiting.problem ? (
        <p>
          <strong>This could not be sent.</strong> {waiting.problem.message}
        </p>
      ) : (
        <p>
          <strong>This waits for the connection.</strong> You sent it at {since}. It is kept in this browser,
          also when you close the page, and is sent once as soon as you are online here again.
        </p>
      )}
      <p>
        <button type="button" className="button button-outline" onClick={() => form.takeBack()}>
          Change it
        </button>
      </p>
    </div>
  )
})
