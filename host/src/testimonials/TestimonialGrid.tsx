import { useState } from 'react'
import type { Testimonial } from '@msdat/sdk/contracts/testimonials'
import { TestimonialCard } from './TestimonialCard.tsx'

const firstCards = 9
const moreCards = 6

/** Nine cards, and six more at each press. */
export function TestimonialGrid({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [count, setCount] = useState(firstCards)
  return (
    <>
      <ul className="testimonial-grid">
        {testimonials.slice(0, count).map((one) => (
          <li key={one.id} className="card testimonial-card">
            <TestimonialCard testimonial={one} />
          </li>
        ))}
      </ul>
      <p className="row">
        {count < testimonials.length && (
          <button type="button" className="button button-outline" onClick={() => setCount(count + moreCards)}>
            View More
          </button>
        )}
        <span className="small muted" role="status">
          {Math.min(count, testimonials.length)} of {testimonials.length} testimonials
        </span>
      </p>
    </>
  )
}
