import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { SubmissionList } from './SubmissionList.tsx'
import { SubmissionReview } from './SubmissionReview.tsx'
import { ReviewStore, queues } from './ReviewStore.ts'
import './review.css'

const soonMs = 1_000
const laterMs = 10_000

export const ApprovePluginsPage = observer(function ApprovePluginsPage() {
  const { registry } = useStores()
  const [store] = useState(() => new ReviewStore(registry))
  const { state } = store.submissions
  const { isMoving } = store
  useEffect(() => {
    void store.submissions.load()
    const timer = setInterval(() => void store.submissions.load(), isMoving ? soonMs : laterMs)
    return () => clearInterval(timer)
  }, [store, isMoving])

  return (
    <>
      <h1>Approve Plugins</h1>
      <div className="segments queue-choice" role="group" aria-label="Which submissions">
        {queues.map((queue) => (
          <button
            key={queue}
            type="button"
            aria-pressed={queue === store.queue}
            onClick={() => store.open(queue)}
          >
            {queue} <span className="badge">{store.inQueue(queue).length}</span>
          </button>
        ))}
      </div>
      {state.status === 'failed' && (
        <LoadFailure problem={state.problem} onRetry={() => void store.submissions.load()} />
      )}
      {state.status === 'loading' && <p role="status">Loading submissions…</p>}
      {state.status === 'ready' && (
        <div className="review">
          <SubmissionList
            submissions={store.listed}
            chosen={store.chosenId}
            onChoose={(id) => store.choose(id)}
          />
          {store.chosen ? (
            <SubmissionReview key={store.chosen.id} submission={store.chosen} store={store} />
          ) : (
            store.listed.length > 0 && <p className="empty card">Choose a submission to read it.</p>
          )}
        </div>
      )}
    </>
  )
})
