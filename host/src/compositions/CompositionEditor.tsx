import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import { useStores } from '../app/Stores.ts'
import { AddSection } from './AddSection.tsx'
import type { Composition } from './Composition.ts'
import { SectionRows } from './SectionRows.tsx'

interface CompositionEditorProps {
  dashboard: Dashboard
  composition: Composition
}

/** The tabs of one dashboard, and the buttons that save or give up what was changed. */
export const CompositionEditor = observer(function CompositionEditor(props: CompositionEditorProps) {
  const { dashboard, composition } = props
  const { dashboards } = useStores()
  const { sections, saveState, isChanged } = composition
  // What somebody else has saved comes in by itself, but never over what is being changed here.
  useEffect(() => {
    const isNews = dashboard.updated_at > composition.saved.updated_at
    if (isNews && !composition.isChanged && composition.saveState.status !== 'saving')
      composition.adopt(dashboard)
  }, [dashboard, composition])

  const finish = async (saving: Promise<boolean>): Promise<void> => {
    if (await saving) await dashboards.dashboards.load()
  }
  return (
    <section className="stack composition" aria-label={`Sections of ${dashboard.title}`}>
      {sections.length === 0 ? (
        <p className="empty card">
          No sections yet. Visitors are told so until you have added some and saved.
        </p>
      ) : (
        <SectionRows composition={composition} />
      )}
      <AddSection composition={composition} />
      <div className="row compose-end">
        <button
          type="button"
          className="button button-primary"
          disabled={!isChanged || saveState.status === 'saving'}
          onClick={() => void finish(composition.save())}
        >
          {saveState.status === 'saving' ? 'Saving…' : 'Save'}
        </button>
        <button
          type="button"
          className="button button-outline"
          disabled={!isChanged || saveState.status === 'saving'}
          onClick={() => composition.adopt(composition.saved)}
        >
          Discard changes
        </button>
        {isChanged && <span className="small muted">Not saved yet.</span>}
      </div>
      <p className="compose-saved" role="status">
        {saveState.status === 'saved' &&
          'Saved. Visitors see it now; pages that are open, within five minutes.'}
      </p>
      {saveState.status === 'failed' && (
        <div className="compose-fault" role="alert">
          <p>{saveState.problem.message}</p>
        </div>
      )}
      {saveState.status === 'conflict' && (
        <div className="compose-fault" role="alert">
          <p>{saveState.problem.message}</p>
          <p>Its tabs are now: {saveState.theirs.sections.map(({ title }) => title).join(', ')}.</p>
          <div className="row">
            <button
              type="button"
              className="button button-outline"
              onClick={() => void finish(composition.keepMine())}
            >
              Save mine
            </button>
            <button
              type="button"
              className="button button-outline"
              onClick={() => composition.adopt(saveState.theirs)}
            >
              Take theirs
            </button>
          </div>
        </div>
      )}
    </section>
  )
})
