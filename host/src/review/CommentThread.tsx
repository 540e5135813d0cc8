import { observer } from 'mobx-react-lite'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentList } from './CommentList.tsx'
import type { CommentStore } from './CommentStore.ts'

/** The whole conversation between reviewers and author. */
export const CommentThread = observer(function CommentThread({ comments }: { comments: CommentStore }) {
  const { thread } = comments
  const { state } = thread
  return (
    <section className="stack">
      <h3>Comments</h3>
      <p className="small muted">The author reads them. Press a line number below to comment on a line.</p>
      {state.status === 'failed' && (
        <LoadFailure problem={state.problem} onRetry={() => void thread.load()} />
      )}
      {thread.value && <CommentList comments={thread.value} />}
      <CommentForm label="Comment on the whole" onSay={(text) => comments.say({ text })} />
    </section>
  )
})
