import { BuildOrigin } from './BuildOrigin.tsx'
import type { Submission, SubmissionState } from '@msdat/sdk/contracts/submission'

const stages: { words: string; states: readonly SubmissionState[] }[] = [
  { words: 'Checks', states: ['submitted', 'checking', 'check_failed'] },
  { words: 'Review', states: ['awaiting_approval', 'changes_requested', 'rejected'] },
  { words: 'Build', states: ['approved', 'building', 'build_failed'] },
  { words: 'On the site', states: ['deployed', 'disabled', 'superseded', 'yanked'] },
]
const failedStates: readonly SubmissionState[] = ['check_failed', 'rejected', 'build_failed', 'yanked']

/** How far a submission has come; follows the registry while a build runs. */
export function BuildProgress({ submission }: { submission: Submission }) {
  const at = stages.findIndex(({ states }) => states.includes(submission.state))
  const isLast = at === stages.length - 1
  const { build } = submission
  return (
    <section className="stack" aria-label="Progress">
      <ol className="progress">
        {stages.map(({ words }, index) => (
          <li
            key={words}
            className={stageClass(
              index < at || (isLast && index === at),
              index === at,
              failedStates.includes(submission.state),
            )}
            aria-current={index === at ? 'step' : undefined}
          >
            {words}
          </li>
        ))}
      </ol>
      {build && (
        <details open={build.state !== 'done'}>
          <summary className="small">
            Build {build.state}
            {build.attempt > 1 && `, attempt ${build.attempt}`}
          </summary>
          {build.log && (
            <pre className="code-block build-log" tabIndex={0} aria-label="Log of the build">
              {build.log}
            </pre>
          )}
          {build.provenance && <BuildOrigin origin={build.provenance} />}
        </details>
      )}
    </section>
  )
}

function stageClass(isDone: boolean, isCurrent: boolean, hasFailed: boolean): string {
  if (isDone && !(isCurrent && hasFailed)) return 'is-done'
  if (!isCurrent) return ''
  return hasFailed ? 'is-failed' : 'is-current'
}
