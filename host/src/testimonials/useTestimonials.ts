import { useEffect, useState } from 'react'
import { call } from '@msdat/sdk/http/call'
import { listTestimonials, type Testimonial } from '@msdat/sdk/contracts/testimonials'
import { RemoteValue } from '../loading/RemoteValue.ts'

/** What was approved, newest first. */
export function useTestimonials(): RemoteValue<Testimonial[]> {
  const [testimonials] = useState(
    () => new RemoteValue(async () => (await call(listTestimonials, { size: 1000 })).results),
  )
  useEffect(() => void testimonials.load(), [testimonials])
  return testimonials
}
