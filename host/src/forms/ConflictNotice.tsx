import { observer } from 'mobx-react-lite'
import type { FormStore } from './FormStore.ts'

/** What somebody else has saved meanwhile, beside one's own, to choose from. */
export const ConflictNotice = observer(function ConflictNotice({
  form,
  onKeep,
}: {
  form: FormStore
  onKeep: () => void
}) {
  const { state, values, options } = form
  if (state.status !== 'conflict') return null
  const differing = Object.entries(options.fields).filter(
    ([name]) => textOf(values[name]) !== textOf(state.theirs[name]),
  )
  return (
    <section className="form-line form-conflict" role="alert">
      <p>{state.problem.message}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">Saved by somebody else</th>
          </tr>
        </thead>
        <tbody>
          {differing.map(([name, { label }]) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{textOf(values[name])}</td>
              <td>{textOf(state.theirs[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row">
        <button type="button" className="button button-outline" onClick={onKeep}>
          Save mine
        </button>
        <button type="button" className="button button-outline" onClick={() => form.takeTheirs()}>
          Take theirs
        </button>
      </div>
    </section>
  )
})

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '')
}
