import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { viewPath } from '../customDashboards/customPath.ts'
import { ConsentButton } from '../parts/ConsentButton.tsx'
import type { DashboardBuilder } from './DashboardBuilder.ts'
import { Versions } from './Versions.tsx'

const keepingTexts = {
  idle: '',
  keeping: 'Keeping your draft…',
  kept: 'Your draft is kept.',
  here: 'Your draft is kept in this browser only: the server cannot be reached.',
} as const

/** Undo, redo, versions, and saving, which must be meant: a plugin in the preview can scroll the page. */
export const BuilderBar = observer(function BuilderBar({ builder }: { builder: DashboardBuilder }) {
  const { address, toasts } = useStores()
  const [showsVersions, showVersions] = useState(false)
  const { content, keeping, past, future, saveState } = builder
  const save = async (): Promise<void> => {
    const saved = await builder.save()
    if (!saved) return
    const message = saved.is_private
      ? 'Your dashboard is saved.'
      : 'Your dashboard is saved. It is public once a moderator has approved it.'
    toasts.show({ tone: 'success', message })
    address.go(viewPath(saved))
  }
  return (
    <div className="row builder-bar">
      <span className="small muted" role="status">
        {keepingTexts[keeping]}
      </span>
      <button
        type="button"
        className="button button-outline"
        aria-disabled={past.length === 0}
        onClick={() => builder.undo()}
      >
        Undo
      </button>
      <button
        type="button"
        className="button button-outline"
        aria-disabled={future.length === 0}
        onClick={() => builder.redo()}
      >
        Redo
      </button>
      {builder.dashboard !== 0 && (
        <button type="button" className="button button-outline" onClick={() => showVersions(true)}>
          Versions
        </button>
      )}
      <ConsentButton look="primary" isBusy={saveState.status === 'saving'} onPress={() => void save()}>
        {saveState.status === 'saving'
          ? 'Saving…'
          : content.is_private
            ? 'Save dashboard'
            : 'Save and ask for approval'}
      </ConsentButton>
      {showsVersions && <Versions builder={builder} onClose={() => showVersions(false)} />}
    </div>
  )
})
