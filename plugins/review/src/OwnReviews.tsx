import { formatDate, Tag } from '@msdat/sdk/kit'
import type { Review } from './Review.ts'

/** The visitor's own reviews, with their status and answer. */
export function OwnReviews({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return <p className="review-small">You have not reviewed anything yet.</p>
  return (
    <section>
      <h3>Your reviews</h3>
      <ul className="review-list">
        {reviews.map(({ id, rating, comment, status, answer, created_at, view }) => (
          <li key={id}>
            <p>
              <strong>{rating} of 5</strong>{' '}
              <Tag tone={status === 'answered' ? 'positive' : undefined}>
                {status === 'answered' ? 'Answered' : 'Waits for an answer'}
              </Tag>
            </p>
            <p>{comment}</p>
            {answer && <blockquote>{answer}</blockquote>}
            <p className="review-small">
              {formatDate(created_at.slice(0, 10))}, {view}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
