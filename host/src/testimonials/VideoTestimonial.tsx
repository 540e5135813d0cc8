import { useState } from 'react'
import type { Testimonial } from '@msdat/sdk/contracts/testimonials'
import { TestimonialCard } from './TestimonialCard.tsx'

/** The video above the words that its author wrote, which say the same to whoever cannot see or hear it. */
export function VideoTestimonial({ testimonial }: { testimonial: Testimonial }) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <>
      {hasFailed ? (
        <p className="empty" role="alert">
          This video cannot be played here. Its author also wrote the words below.
        </p>
      ) : (
        // Visitors send no captions; the review beside it is its text.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          key={testimonial.id}
          className="testimonial-video"
          controls
          preload="metadata"
          src={testimonial.video}
          aria-label={`Video of ${testimonial.username}`}
          onError={() => setFailed(true)}
        />
      )}
      <TestimonialCard testimonial={testimonial} />
    </>
  )
}
