import { observer } from 'mobx-react-lite'
import type { Testimonial } from '@msdat/sdk/contracts/testimonials'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { Carousel } from './Carousel.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { TestimonialGrid } from './TestimonialGrid.tsx'
import { useTestimonials } from './useTestimonials.ts'
import { VideoTestimonial } from './VideoTestimonial.tsx'
import './testimonials.css'

/** What people say of the platform, and the form to say it. */
export const TestimonialsPage = observer(function TestimonialsPage() {
  const testimonials = useTestimonials()
  return (
    <div className="testimonials stack">
      <h1>Testimonials</h1>
      <RemoteFrame state={testimonials.state} onRetry={() => void testimonials.load()}>
        {(all) => <Shown all={all} />}
      </RemoteFrame>
      <section className="testimonial-form stack" aria-labelledby="review-title">
        <h2 id="review-title">Leave a review</h2>
        <p className="muted">
          Say how you use the platform, what helps and what is missing. A moderator reads every review; good
          and bad ones are shown alike.
        </p>
        <ReviewForm />
      </section>
    </div>
  )
})

function Shown({ all }: { all: readonly Testimonial[] }) {
  if (all.length === 0)
    return <p className="empty card">Nobody has written yet. Be the first, with the form below.</p>
  const withVideo = all.filter(({ video }) => video !== '')
  return (
    <>
      {withVideo.length > 0 && (
        <Carousel
          key={withVideo.length}
          label="Video testimonials"
          items={withVideo}
          nameOf={({ username }) => username}
        >
          {(one) => <VideoTestimonial key={one.id} testimonial={one} />}
        </Carousel>
      )}
      <TestimonialGrid testimonials={all} />
    </>
  )
}
