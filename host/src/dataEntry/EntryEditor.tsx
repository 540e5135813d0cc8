import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { call } from '@msdat/sdk/http/call'
import { removeEntry } from '@msdat/sdk/contracts/dataEntry'
import { useStores } from '../app/Stores.ts'
import type { Names } from '@msdat/sdk/view'
import { toProblem } from '../loading/Loadable.ts'
import { Field } from '../parts/Field.tsx'
import { EntryComments } from './EntryComments.tsx'
import { EntryFindings } from './EntryFindings.tsx'
import { EntryGrid } from './EntryGrid.tsx'
import { EntryStateBadge } from './EntryStateBadge.tsx'
import type { EntryStore } from './EntryStore.ts'
import { SavingLine } from './SavingLine.tsx'

interface EntryEditorProps {
  store: EntryStore
  names: Names
  onReload: () => void
}

/** One table: its figures, what is said of them, where they stand, and the way to hand it in. */
export const EntryEditor = observer(function EntryEditor({ store, names, onReload }: EntryEditorProps) {
  const { address, toasts } = useStores()
  const { entry, canWrite } = store
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    void store.check.load()
    return () => store.stop()
  }, [store])
  const run = async (act: () => Promise<void>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setFault('')
    try {
      await act()
    } catch (error) {
      setFault(toProblem(error).message)
    } finally {
      setBusy(false)
    }
  }
  const submit = () =>
    run(async () => {
      await store.submit()
      toasts.show({ tone: 'success', message: 'Submitted. A moderator looks at it now.' })
    })
  const remove = () =>
    run(async () => {
      await call(removeEntry, { id: entry.id })
      address.go('/data-entry')
    })
  return (
    <article className="stack" aria-labelledby="entry-title">
      <p>
        <Link to="/data-entry">All tables</Link>
      </p>
      <div className="row">
        <h2 id="entry-title">
          {names.sourceName(entry.datasource)}, {entry.period}
        </h2>
        <EntryStateBadge entry={entry} />
        {canWrite && <SavingLine store={store} onReload={onReload} />}
      </div>
      <EntryComments comments={entry.comments} names={names} />
      {canWrite && (
        <p className="small muted">
          Paste cells from a spreadsheet into any cell: they fill the grid from there. With names of
          indicators above and places beside, they go under their names. An empty cell changes nothing in the
          data.
        </p>
      )}
      <EntryGrid store={store} names={names} />
      <EntryFindings store={store} names={names} />
      <div className="entry-words">
        <Field label="Citation" hint="Where the figures stand: publication, table, page.">
          <input
            className="input"
            maxLength={500}
            readOnly={!canWrite}
            value={store.citation}
            onChange={(event) => store.write({ citation: event.currentTarget.value })}
          />
        </Field>
        <Field label="Note (optional)" hint="What the person who approves should know.">
          <textarea
            className="input"
            rows={2}
            maxLength={2000}
            readOnly={!canWrite}
            value={store.note}
            onChange={(event) => store.write({ note: event.currentTarget.value })}
          />
        </Field>
      </div>
      {fault && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
      {canWrite && (
        <div className="row">
          <button
            type="button"
            className="button button-primary"
            aria-disabled={isBusy}
            onClick={() => void submit()}
          >
            {isBusy ? 'One moment…' : 'Submit for approval'}
          </button>
          <button
            type="button"
            className="button button-danger"
            aria-disabled={isBusy}
            onClick={() => void remove()}
          >
            Remove this table
          </button>
        </div>
      )}
    </article>
  )
})
