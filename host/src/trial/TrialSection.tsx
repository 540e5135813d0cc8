import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { Submission, SubmissionState } from '@msdat/sdk/contracts/submission'
import type { Trial } from '@msdat/sdk/contracts/trials'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import type { ReviewCalls } from '../review/ReviewCalls.ts'
import { TrialStage } from './TrialStage.tsx'
import './trial.css'

interface TrialSectionProps {
  submission: Submission
  calls: ReviewCalls
}

const mayBeTried: readonly SubmissionState[] = ['awaiting_approval', 'changes_requested']
const againMs = 1_000

/** The submitted plugin at work, for the admin alone, before anything is decided. */
export const TrialSection = observer(function TrialSection({ submission, calls }: TrialSectionProps) {
  const { id, state: stage } = submission
  const [trial] = useState(() => new RemoteValue<Trial>(() => calls.trial(id)))
  const [asked] = useState(() => new RemoteValue<Trial>(() => calls.startTrial(id)))
  const [isOpen, setOpen] = useState(false)
  const state = trial.value?.state
  useEffect(() => {
    if (!isOpen || state !== 'building') return
    const timer = setInterval(() => void trial.load(), againMs)
    return () => clearInterval(timer)
  }, [trial, isOpen, state])
  if (!mayBeTried.includes(stage)) return null
  const start = async (): Promise<void> => {
    await asked.load()
    await trial.load()
    setOpen(true)
  }
  return (
    <section className="stack trial" aria-labelledby="trial-title">
      <h3 id="trial-title">Trial</h3>
      <p className="muted">
        The submitted code on real data, in a frame like that of a live plugin, for you alone. It cannot
        change anything: what it stores, selects or sets ends with the trial.
      </p>
      {asked.state.status === 'failed' && (
        <LoadFailure problem={asked.state.problem} onRetry={() => void start()} />
      )}
      {isOpen && state === 'building' && <p role="status">Building it for the trial…</p>}
      {isOpen && state === 'failed' && (
        <>
          <p>It could not be built:</p>
          <pre className="code-block build-log">{trial.value?.problem}</pre>
        </>
      )}
      {isOpen && state === 'ready' && trial.value ? (
        <TrialStage key={trial.value.zip_digest} trial={trial.value} onStop={() => setOpen(false)} />
      ) : (
        <div>
          <button
            type="button"
            className="button button-outline"
            disabled={asked.state.status === 'loading' || (isOpen && state === 'building')}
            onClick={() => void start()}
          >
            {state === 'failed' ? 'Try to build it again' : 'Start the trial'}
          </button>
        </div>
      )}
    </section>
  )
})
