import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { Submission, SubmittedFile } from '@msdat/sdk/contracts/submission'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { Icon } from '../parts/Icon.tsx'
import type { ReviewCalls } from './ReviewCalls.ts'
import type { CommentStore } from './CommentStore.ts'
import { SourceView } from './SourceView.tsx'

interface SubmittedFilesProps {
  submission: Submission
  calls: ReviewCalls
  comments: CommentStore
}

/** The files of the zip and the text of the one that is chosen; of a refused zip no bytes are kept. */
export function SubmittedFiles({ submission, calls, comments }: SubmittedFilesProps) {
  return (
    <section className="stack">
      <h3>Files</h3>
      {submission.state === 'check_failed' ? (
        <p className="muted">The zip did not pass its checks, so its files are not kept.</p>
      ) : (
        <KeptFiles submission={submission} calls={calls} comments={comments} />
      )}
    </section>
  )
}

const KeptFiles = observer(function KeptFiles({ submission, calls, comments }: SubmittedFilesProps) {
  const [files] = useState(() => new RemoteValue<SubmittedFile[]>(() => calls.files(submission.id)))
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => void files.load(), [files])
  const { state } = files
  return (
    <>
      {state.status === 'loading' && <p role="status">Reading the zip…</p>}
      {state.status === 'failed' && <LoadFailure problem={state.problem} onRetry={() => void files.load()} />}
      {state.status === 'ready' && (
        <div className="files">
          <ul className="file-list">
            {state.value.map((file) => (
              <li key={file.path}>
                <button
                  type="button"
                  className="menu-item"
                  disabled={!file.isText}
                  aria-pressed={file.path === chosen}
                  onClick={() => setChosen(file.path)}
                >
                  <Icon name="file" size={16} />
                  <span className="file-path">{file.path}</span>
                  <span className="small muted">{file.bytes.toLocaleString('en')} B</span>
                </button>
              </li>
            ))}
          </ul>
          {chosen && (
            <SourceView
              key={chosen}
              path={chosen}
              read={() => calls.readFile(submission.id, chosen)}
              comments={comments}
            />
          )}
        </div>
      )}
    </>
  )
})
