import { host } from '@msdat/sdk'
import { Button } from '@msdat/sdk/kit'
import { useId, useState } from 'react'
import { missingOf, ratings } from './ratings.ts'
import type { Review } from './Review.ts'

/** Five ratings and a comment; what is missing is said beside them. */
export function ReviewForm({ onAdded }: { onAdded: (review: Review) => void }) {
  const name = useId()
  const [rating, setRating] = useState(0)
  const [comment, setComment] = useState('')
  const [words, setWords] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async (): Promise<void> => {
    const missing = missingOf(rating, comment)
    if (missing) return setWords(missing)
    setSending(true)
    const reply = await host.call('reviews.add', { rating, comment })
    setSending(false)
    setWords(reply.ok ? 'Thank you. Your review was sent.' : reply.problem.message)
    if (!reply.ok) return
    setRating(0)
    setComment('')
    onAdded(reply.value)
  }
  return (
    <div className="review-form">
      <fieldset className="review-ratings">
        <legend>How good is this view?</legend>
        {ratings.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} checked={rating === value} onChange={() => setRating(value)} />
            {value} <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <label className="review-comment">
        <span>Comment</span>
        <textarea
          rows={4}
          maxLength={2000}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </label>
      <p className="review-small">Sent with your name and a link to this very view.</p>
      {/* Above the button: below it, what is missing would be out of sight on a phone. */}
      <p role="status">{words}</p>
      <Button kind="primary" disabled={isSending} onClick={() => void send()}>
        Send review
      </Button>
    </div>
  )
}
