import * as Type from 'typebox'
import { Done } from './accounts.ts'
import { HiddenField } from './contact.ts'
import { endpoint } from './endpoint.ts'
import { EmailAddress, Line, Words } from './formText.ts'
import { IdParams, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const

export const testimonialStates = ['awaiting', 'approved'] as const
export const testimonialLimits = { videoBytes: 30 * 1024 * 1024 } as const

const Rating = Type.Integer({ minimum: 1, maximum: 5, description: '5 is the best.', examples: [5] })
const Status = Type.Enum([...testimonialStates], {
  description: 'Only what a moderator has approved is shown.',
  examples: ['approved'],
})

const shown = {
  id: Type.Integer({ minimum: 1 }),
  username: Type.String({ description: 'The name that was given.' }),
  organization: Type.String(),
  rating: Rating,
  text: Type.String(),
  video: Type.String({ description: 'Path of the video; empty where there is none.' }),
  video_type: Type.String({ description: 'Such as video/mp4; empty where there is none.' }),
  created_at: Type.String({ description: 'ISO 8601, UTC.' }),
}

/** What somebody says of the platform, as everybody reads it. */
export const Testimonial = Type.Object(shown, closed)
export type Testimonial = Type.Static<typeof Testimonial>

/** The same for those who decide whether it is shown. */
export const ModeratedTestimonial = Type.Object(
  {
    ...shown,
    email: Type.String({ description: 'As it was typed: nobody has checked whose it is. Never shown.' }),
    status: Status,
  },
  closed,
)
export type ModeratedTestimonial = Type.Static<typeof ModeratedTestimonial>

export const NewTestimonial = Type.Object(
  {
    rating: Rating,
    name: Line(150, { minLength: 1, examples: ['Amina Bello'] }),
    email: EmailAddress,
    organization: Line(255, { minLength: 1, examples: ['State Ministry of Health'] }),
    review: Words(2000, { description: 'What they say.', examples: ['It shows where sources differ.'] }),
    website: HiddenField,
  },
  closed,
)
export type NewTestimonial = Type.Static<typeof NewTestimonial>

const path = '/api/testimonials/'
const one = { path: `${path}:id/`, params: IdParams('a testimonial', 1) } as const

export const listTestimonials = endpoint({
  method: 'GET',
  path,
  access: 'public',
  summary: 'Testimonials that were approved, newest first.',
  query: ListQuery(['id', 'rating', 'created_at'], {}),
  output: Page(Testimonial),
})
export const addTestimonial = endpoint({
  method: 'POST',
  path,
  access: 'public',
  // A video takes much room, and nobody has six opinions an hour.
  limit: { most: 6, minutes: 60, exempt: 'admin' },
  problems: ['too_large', 'unavailable'],
  summary: 'Says something of the platform, with a video or without; a moderator reads it first.',
  body: NewTestimonial,
  upload: { field: 'video', maxBytes: testimonialLimits.videoBytes },
  output: Done,
  success: 201,
})
export const listModeratedTestimonials = endpoint({
  method: 'GET',
  path: '/api/testimonials-moderation/',
  access: 'moderator',
  summary: 'All testimonials, newest first.',
  query: ListQuery(['id', 'rating', 'status', 'created_at'], {
    status: Type.Optional(Status),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'Words of the text or its author.' })),
  }),
  output: Page(ModeratedTestimonial),
})
export const decideTestimonial = endpoint({
  ...one,
  method: 'PUT',
  access: 'moderator',
  summary: 'Approves a testimonial, or takes it off the page again.',
  body: Type.Object({ status: Status }, closed),
  output: ModeratedTestimonial,
})
export const removeTestimonial = endpoint({
  ...one,
  method: 'DELETE',
  access: 'moderator',
  summary: 'Removes a testimonial with its video; answers what it was.',
  output: ModeratedTestimonial,
})
