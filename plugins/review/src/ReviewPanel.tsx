import { useHostAnswer } from '@msdat/sdk'
import { FailedState, LoadingState } from '@msdat/sdk/kit'
import { useState } from 'react'
import { OwnReviews } from './OwnReviews.tsx'
import './panel.css'
import type { Review } from './Review.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { SignInFirst } from './SignInFirst.tsx'

/** A rating and a comment on the view, and what was said to earlier ones. */
export function ReviewPanel() {
  const own = useHostAnswer('reviews.list', {})
  const [added, setAdded] = useState<readonly Review[]>([])
  if (own.status === 'failed') {
    if (own.problem.code === 'unauthenticated') return <SignInFirst />
    return <FailedState problem={own.problem} retry={own.retry} />
  }
  if (own.status !== 'ready') return <LoadingState height={320} />
  return (
    <div className="review">
      <ReviewForm onAdded={(review) => setAdded([review, ...added])} />
      <OwnReviews reviews={[...added, ...own.value]} />
    </div>
  )
}
