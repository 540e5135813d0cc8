import { momentText } from '../words/momentText.ts'
import type { ReviewComment } from '@msdat/sdk/contracts/comments'
import './comments.css'
import { LongWords } from '../parts/LongWords.tsx'

/** Comments in the order in which they were written. Their texts are anyone's. */
export function CommentList({ comments }: { comments: readonly ReviewComment[] }) {
  if (comments.length === 0) return null
  return (
    <ol className="comments" aria-label="Comments">
      {comments.map((comment) => (
        <li key={comment.id} className={`comment ${comment.is_submitter ? 'is-author' : ''}`}>
          <p className="small">
            <strong>{comment.author}</strong>{' '}
            <span className="muted">
              {comment.is_submitter ? 'author' : 'reviewer'} · {momentText(comment.at)}
            </span>
          </p>
          {comment.path && (
            <p className="small muted">
              <code>
                {comment.path}
                {comment.line !== null && `:${comment.line}`}
              </code>
              {!comment.is_current && ' of an earlier zip'}
            </p>
          )}
          <p className="comment-text">
            <LongWords text={comment.text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
