import type { NewTestimonial } from '@msdat/sdk/contracts/testimonials'
import type { MailWords } from '../renderMail.ts'

/** Tells the administrators that a testimonial waits for somebody to read it. */
export function testimonialMail(given: NewTestimonial, hasVideo: boolean): MailWords {
  const { name, email, organization, rating, review } = given
  return {
    subject: `Testimonial from ${name}`,
    paragraphs: [
      `${name}, ${organization} (${email}) rates the platform ${rating} of 5${hasVideo ? ' and sends a video' : ''}.`,
      review,
      'It is shown once a moderator has approved it under Account, Moderate testimonials.',
    ],
    footnote: 'The address was typed in a form and nobody has checked whose it is.',
  }
}
