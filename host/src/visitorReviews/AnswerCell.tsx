import { useId, useState } from 'react'
import { call } from '@msdat/sdk/http/call'
import { answerReview, type Review } from '@msdat/sdk/contracts/reviews'
import { toProblem } from '../loading/Loadable.ts'
import './visitorReviews.css'

interface AnswerCellProps {
  review: Review
  onAnswered: () => void
}

/** The answer to a review, or the field in which it is written. */
export function AnswerCell({ review, onAnswered }: AnswerCellProps) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const faultId = useId()
  if (review.status === 'answered') return <span className="review-answer">{review.answer}</span>
  const send = async (): Promise<void> => {
    try {
      await call(answerReview, { id: review.id, answer: text })
      onAnswered()
    } catch (error) {
      setFault(toProblem(error).message)
    }
  }
  return (
    <div className="stack">
      <textarea
        className="input"
        rows={2}
        maxLength={2000}
        aria-label={`Answer to ${review.author}`}
        aria-describedby={fault ? faultId : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {fault && (
        <p id={faultId} role="alert" className="field-fault">
          {fault}
        </p>
      )}
      <button
        type="button"
        className="button button-outline"
        disabled={text.trim() === ''}
        onClick={() => void send()}
      >
        Answer
      </button>
    </div>
  )
}
