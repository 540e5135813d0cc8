import { useEffect, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { Submission, SubmissionState } from '@msdat/sdk/contracts/submission'
import type { Review } from '@msdat/sdk/contracts/review'
import { TrialSection } from '../trial/TrialSection.tsx'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { AuditTrail } from './AuditTrail.tsx'
import { BuildProgress } from './BuildProgress.tsx'
import { ChangesView } from './ChangesView.tsx'
import { CommentThread } from './CommentThread.tsx'
import { CommentStore } from './CommentStore.ts'
import { CheckLimits } from './CheckLimits.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { FindingList } from './FindingList.tsx'
import { PluginFigures } from './PluginFigures.tsx'
import { PluginFaults } from './PluginFaults.tsx'
import { PluginVersions } from './PluginVersions.tsx'
import { RequestedPermissions } from './RequestedPermissions.tsx'
import { ReviewFacts } from './ReviewFacts.tsx'
import type { ReviewStore } from './ReviewStore.ts'
import { StateBadge } from './StateBadge.tsx'
import { SubmissionFacts } from './SubmissionFacts.tsx'
import { SubmittedFiles } from './SubmittedFiles.tsx'
import { UnplacedNotice } from './UnplacedNotice.tsx'
import { LongWords } from '../parts/LongWords.tsx'

interface SubmissionReviewProps {
  submission: Submission
  store: ReviewStore
}

const hasRun: readonly SubmissionState[] = ['deployed', 'disabled', 'superseded', 'yanked']

/** Everything an admin reads before deciding, and the decision. */
export const SubmissionReview = observer(function SubmissionReview({
  submission,
  store,
}: SubmissionReviewProps) {
  const { manifest, id, plugin_id } = submission
  const { calls } = store
  const [review] = useState(() => new RemoteValue<Review>(() => calls.review(id)))
  const [comments] = useState(() => new CommentStore(id, calls))
  // With each move of the submission; its content is that of another zip only after an answer.
  useEffect(() => {
    void review.load()
    void comments.thread.load()
  }, [review, comments, submission.updated_at])
  const { state } = review
  const head = useRef<HTMLElement>(null)
  // Below a long list, or above its end, a press on the list would seem to do nothing.
  useEffect(() => {
    const { top, bottom } = head.current?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
    if (top < 0 || bottom > innerHeight) head.current?.scrollIntoView()
  }, [])
  return (
    <article className="submission-review card" aria-labelledby="review-title">
      <header ref={head} className="stack">
        <div className="review-head">
          <h2 id="review-title">{submission.title ?? 'Unreadable plugin'}</h2>
          <StateBadge state={submission.state} />
        </div>
        {manifest && (
          <p>
            <LongWords text={manifest.description} />
          </p>
        )}
        <SubmissionFacts submission={submission} />
      </header>
      <BuildProgress submission={submission} />
      <UnplacedNotice submission={submission} />
      {state.status === 'failed' && (
        <LoadFailure problem={state.problem} onRetry={() => void review.load()} />
      )}
      {review.value && <ReviewFacts review={review.value} />}
      <DecisionForm
        // Another zip has other permissions to grant, and a press meant for the one before must not approve it.
        key={`decision ${submission.zip_digest}`}
        submission={submission}
        review={review.value}
        store={store}
      />
      {manifest && <ChangesView key={submission.zip_digest} id={id} calls={calls} />}
      {manifest && <RequestedPermissions manifest={manifest} />}
      {manifest && (
        <TrialSection key={`trial ${submission.zip_digest}`} submission={submission} calls={calls} />
      )}
      <section className="stack">
        <h3>Findings</h3>
        {submission.findings.length === 0 && <p className="muted">The checks found nothing to object to.</p>}
        <FindingList findings={submission.findings} />
        <CheckLimits />
      </section>
      <CommentThread comments={comments} />
      {plugin_id && hasRun.includes(submission.state) && (
        <>
          <PluginVersions key={submission.updated_at} plugin={plugin_id} store={store} />
          <PluginFigures plugin={plugin_id} calls={calls} />
          <PluginFaults plugin={plugin_id} calls={calls} />
        </>
      )}
      <SubmittedFiles
        key={`files ${submission.zip_digest}`}
        submission={submission}
        calls={calls}
        comments={comments}
      />
      <AuditTrail submission={submission} calls={calls} />
    </article>
  )
})
