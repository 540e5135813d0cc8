import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { Carousel } from './Carousel.tsx'
import { TestimonialCard } from './TestimonialCard.tsx'
import { useTestimonials } from './useTestimonials.ts'
import './testimonials.css'

const mostShown = 12

/** The newest testimonials, one at a time, with the way to all of them. */
export const AboutTestimonials = observer(function AboutTestimonials() {
  const testimonials = useTestimonials()
  return (
    <>
      <RemoteFrame state={testimonials.state} onRetry={() => void testimonials.load()}>
        {(all) =>
          all.length === 0 ? (
            <p className="empty card">Nobody has written a testimonial yet.</p>
          ) : (
            <Carousel
              key={all.length}
              label="Testimonials"
              items={all.slice(0, mostShown)}
              nameOf={({ username }) => username}
            >
              {(one) => <TestimonialCard testimonial={one} />}
            </Carousel>
          )
        }
      </RemoteFrame>
      <p>
        <Link to="/testimonials">All testimonials, and the form to write one</Link>
      </p>
    </>
  )
})
