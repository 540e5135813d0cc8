import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { ReviewQueue } from '@msdat/sdk/contracts/submissions'
import { useStores } from '../app/Stores.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { createReviewCalls } from './createReviewCalls.ts'
import { QueuePager } from './QueuePager.tsx'
import { ReviewStore, queueNames } from './ReviewStore.ts'
import { SubmissionList } from './SubmissionList.tsx'
import { SubmissionReview } from './SubmissionReview.tsx'
import './review.css'

const soonMs = 1_000
const laterMs = 10_000

export const ApprovePluginsPage = observer(function ApprovePluginsPage() {
  const [store] = useState(() => new ReviewStore(createReviewCalls()))
  const { address } = useStores()
  const { state } = store.entries
  const { isMoving } = store
  const asked = Number(new URLSearchParams(address.search).get('submission'))
  useEffect(() => {
    if (Number.isInteger(asked) && asked > 0) store.choose(asked)
  }, [store, asked])
  useEffect(() => {
    void store.refresh()
    const timer = setInterval(() => void store.refresh(), isMoving ? soonMs : laterMs)
    return () => clearInterval(timer)
  }, [store, isMoving])

  return (
    <>
      <h1>Approve Plugins</h1>
      <div className="segments queue-choice" role="group" aria-label="Which submissions">
        {Object.entries(queueNames).map(([queue, name]) => (
          <button
            key={queue}
            type="button"
            aria-pressed={queue === store.queue}
            onClick={() => store.open(queue as ReviewQueue)}
          >
            {name} <span className="badge">{store.counts.value?.[queue as ReviewQueue] ?? '…'}</span>
          </button>
        ))}
      </div>
      {state.status === 'failed' && (
        <LoadFailure problem={state.problem} onRetry={() => void store.reload()} />
      )}
      {state.status === 'loading' && <p role="status">Loading submissions…</p>}
      <div className="review">
        {state.status === 'ready' && (
          <div className="stack">
            <SubmissionList
              submissions={store.listed}
              chosen={store.chosenId}
              onChoose={(id) => store.choose(id)}
            />
            <QueuePager page={store.page} pages={store.pages} onTurn={(page) => store.turnTo(page)} />
          </div>
        )}
        <ChosenSubmission store={store} />
      </div>
    </>
  )
})

const ChosenSubmission = observer(function ChosenSubmission({ store }: { store: ReviewStore }) {
  const { chosenId, submission } = store
  const { state } = submission
  if (chosenId === null)
    return store.listed.length > 0 ? <p className="empty card">Choose a submission to read it.</p> : null
  if (state.status === 'failed')
    return <LoadFailure problem={state.problem} onRetry={() => void submission.load(chosenId)} />
  if (state.status !== 'ready') return <p role="status">Reading the submission…</p>
  return <SubmissionReview key={chosenId} submission={state.value} store={store} />
})
