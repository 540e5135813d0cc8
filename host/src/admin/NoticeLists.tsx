import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { listNotices, markNotices, type Notice } from '@msdat/sdk/contracts/notices'
import { useStores } from '../app/Stores.ts'
import { ListFrame } from '../lists/ListFrame.tsx'
import { useList } from '../lists/useList.ts'
import { toProblem } from '../loading/Loadable.ts'
import { NoticeCard } from './NoticeCard.tsx'
import { decisionOf, type NoticeDecision } from './noticeDecisions.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import './notices.css'

/** What waits for whoever looks, and what they have seen or somebody has decided. */
export const NoticeLists = observer(function NoticeLists() {
  const { toasts, plugins } = useStores()
  const unread = useList(listNotices, { always: { seen: 'false' }, idOf: ({ id }) => id })
  const past = useList(listNotices, { always: { seen: 'true' }, idOf: ({ id }) => id, size: 10 })
  const [deciding, setDeciding] = useState<{ notice: Notice; decision: NoticeDecision } | null>(null)
  const reload = async (): Promise<void> => {
    await Promise.all([unread.load(), past.load()])
  }
  const mark = async (ids: string[], seen: boolean): Promise<void> => {
    try {
      await call(markNotices, { ids, seen })
      await reload()
    } catch (error) {
      toasts.showProblem(toProblem(error))
    }
  }
  const card = (notice: Notice) => (
    <NoticeCard
      key={notice.id}
      notice={notice}
      onMark={(seen) => void mark([notice.id], seen)}
      onDecide={(kind) => setDeciding({ notice, decision: decisionOf(notice, kind) })}
    />
  )
  return (
    <>
      <section className="stack" aria-labelledby="notices-unread">
        <h2 id="notices-unread">Unread</h2>
        <ListFrame
          list={unread}
          things="unread notifications"
          empty="No pending Notifications!!!"
          filters={[{ name: 'kind', label: 'About' }]}
        >
          {(rows) => (
            <>
              <p>
                <button
                  type="button"
                  className="button button-outline"
                  onClick={() =>
                    void mark(
                      rows.map(({ id }) => id),
                      true,
                    )
                  }
                >
                  Mark these {rows.length} as read
                </button>
              </p>
              <ul className="notices">{rows.map(card)}</ul>
            </>
          )}
        </ListFrame>
      </section>
      <section className="stack" aria-labelledby="notices-past">
        <h2 id="notices-past">Past</h2>
        <ListFrame list={past} things="past notifications" empty="There are no past notifications.">
          {(rows) => <ul className="notices">{rows.map(card)}</ul>}
        </ListFrame>
      </section>
      {deciding && (
        <ReasonDialog
          title={`${deciding.decision.label}: ${deciding.notice.title}`}
          explanation={deciding.decision.explanation}
          action={deciding.decision.label}
          isDanger={deciding.decision.isDanger}
          onSend={deciding.decision.run}
          onDone={() => {
            toasts.show({ tone: 'success', message: deciding.decision.done })
            setDeciding(null)
            void reload()
            void plugins.index.load()
          }}
          onClose={() => setDeciding(null)}
        />
      )}
    </>
  )
})
