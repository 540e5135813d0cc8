import type { Testimonial } from '@msdat/sdk/contracts/testimonials'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { Stars } from './Stars.tsx'

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { username, organization, rating, text, created_at } = testimonial
  return (
    <figure className="testimonial">
      <Stars rating={rating} />
      <blockquote>{text}</blockquote>
      <figcaption className="small">
        <strong>{username}</strong>
        <span className="muted">
          {organization}, {longDate(created_at)}
        </span>
      </figcaption>
    </figure>
  )
}
