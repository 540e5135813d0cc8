import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { QueueEntry } from '@msdat/sdk/contracts/submissions'
import { useStores } from '../app/Stores.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { createReviewCalls } from '../review/createReviewCalls.ts'
import { PluginVersions } from '../review/PluginVersions.tsx'
import { QueuePager } from '../review/QueuePager.tsx'
import { ReviewStore } from '../review/ReviewStore.ts'
import { PluginRows } from './PluginRows.tsx'
import type { PluginAct } from './pluginActs.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import '../review/review.css'
import '../lists/lists.css'

const tabs = { available: 'Available', pending: 'Pending' } as const
type Tab = keyof typeof tabs

type Opened = { plugin: QueueEntry } & ({ act: PluginAct } | { act: 'versions' })

/** The plugins that run, and those that wait for a decision. */
export const PluginsPage = observer(function PluginsPage() {
  const { plugins, toasts } = useStores()
  const [store] = useState(() => new ReviewStore(createReviewCalls()))
  const [opened, setOpened] = useState<Opened | null>(null)
  const { state } = store.entries
  const open = (tab: Tab): void => {
    store.open(tab)
    void store.counts.load()
  }
  useEffect(() => {
    store.open('available')
    void store.counts.load()
  }, [store])
  const close = (): void => setOpened(null)
  return (
    <>
      <h1>Plugins</h1>
      <div className="segments queue-choice" role="group" aria-label="Which plugins">
        {Object.entries(tabs).map(([tab, name]) => (
          <button key={tab} type="button" aria-pressed={store.queue === tab} onClick={() => open(tab as Tab)}>
            {name} <span className="badge">{store.counts.value?.[tab as Tab] ?? '…'}</span>
          </button>
        ))}
      </div>
      {state.status === 'failed' && (
        <LoadFailure problem={state.problem} onRetry={() => void store.reload()} />
      )}
      {state.status === 'loading' && <p role="status">Loading plugins…</p>}
      {state.status === 'ready' && store.listed.length === 0 && (
        <p className="empty card" role="status">
          {store.queue === 'pending' ? 'No plugin waits for a decision.' : 'No plugins found'}
        </p>
      )}
      {store.listed.length > 0 && (
        <PluginRows
          plugins={store.listed}
          isPending={store.queue === 'pending'}
          onAct={(plugin, act) => setOpened({ plugin, act })}
        />
      )}
      <QueuePager page={store.page} pages={store.pages} onTurn={(page) => store.turnTo(page)} />
      {opened?.act === 'versions' && (
        <Dialog title={titleOf(opened.plugin)} size="wide" onClose={close}>
          <PluginVersions plugin={opened.plugin.plugin_id ?? ''} store={store} />
        </Dialog>
      )}
      {opened && opened.act !== 'versions' && (
        <ActDialog
          plugin={opened.plugin}
          act={opened.act}
          store={store}
          onClose={close}
          onDone={(message) => {
            toasts.show({ tone: 'success', message })
            void plugins.index.load()
            close()
          }}
        />
      )}
    </>
  )
})

const titleOf = ({ title, plugin_id }: QueueEntry): string => title ?? plugin_id ?? 'Unreadable plugin'

interface ActDialogProps {
  plugin: QueueEntry
  act: PluginAct
  store: ReviewStore
  onDone: (message: string) => void
  onClose: () => void
}

function ActDialog({ plugin, act, store, onDone, onClose }: ActDialogProps) {
  return (
    <ReasonDialog
      title={`${act.label} ${titleOf(plugin)}`}
      explanation={act.explanation}
      action={act.label}
      isDanger={act.isDanger}
      onSend={(reason) => store.decide((calls) => act.run(calls, plugin.plugin_id ?? '', reason))}
      onDone={() => onDone(act.done)}
      onClose={onClose}
    />
  )
}
