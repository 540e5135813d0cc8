import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NewTestimonial, type Testimonial } from '@msdat/sdk/contracts/testimonials'
import { FormStore } from '../forms/FormStore.ts'
import { CarouselStore } from './CarouselStore.ts'
import { reviewFields } from './reviewFields.ts'
import { TestimonialGrid } from './TestimonialGrid.tsx'
import { videoFault } from './videoFault.ts'

describe('the carousel', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('stands still until it is started, turns every 4 seconds, and stops once somebody chooses', () => {
    const carousel = new CarouselStore(3)
    vi.advanceTimersByTime(20_000)
    expect(carousel.at).toBe(0)
    carousel.play()
    vi.advanceTimersByTime(3999)
    expect(carousel.at).toBe(0)
    vi.advanceTimersByTime(1)
    expect(carousel.at).toBe(1)
    carousel.go(-1)
    expect([carousel.at, carousel.isPlaying]).toEqual([0, false])
    vi.advanceTimersByTime(20_000)
    expect(carousel.at).toBe(0)
  })

  it('goes round at both ends, and nowhere where there is one alone', () => {
    const carousel = new CarouselStore(3)
    carousel.go(-1)
    expect(carousel.at).toBe(2)
    carousel.go(1)
    expect(carousel.at).toBe(0)
    const single = new CarouselStore(1)
    single.play()
    expect(single.isPlaying).toBe(false)
  })
})

describe('the review form', () => {
  const begin = () => {
    const sent: unknown[] = []
    const form = new FormStore({
      body: NewTestimonial,
      fields: reviewFields,
      showsFirstFaultOnly: true,
      send: async (given) => void sent.push(given),
    })
    return { form, sent }
  }

  it('names the first missing field alone', async () => {
    const { form, sent } = begin()
    const said: unknown[] = []
    const filled = { rating: '4', name: 'Amina', email: 'a@example.org', organization: 'PHC', review: 'Good' }
    for (const [name, value] of Object.entries(filled)) {
      await form.submit()
      said.push(Object.values(form.faults))
      form.set(name, value)
    }
    expect(said).toEqual([
      ['Rating is required!'],
      ['Name is required!'],
      ['Email is required!'],
      ['Organization is required!'],
      ['Review is required!'],
    ])
    expect(await form.submit()).toBe(true)
    expect(sent).toEqual([{ ...filled, rating: 4 }])
  })

  it('takes video files only, and none that is too large', () => {
    expect(videoFault(null)).toEqual({})
    expect(videoFault(new File(['x'], 'a.mp4', { type: 'video/mp4' }))).toEqual({})
    expect(videoFault(new File(['x'], 'a.pdf', { type: 'application/pdf' }))).toEqual({
      video: 'Choose a video file.',
    })
    const large = new File(['x'], 'a.mp4', { type: 'video/mp4' })
    Object.defineProperty(large, 'size', { value: 31 * 1024 * 1024 })
    expect(videoFault(large)).toEqual({ video: 'The video may have up to 30 MB.' })
  })
})

it('nine cards are shown at first, with a way to more', () => {
  const some = (count: number): Testimonial[] =>
    Array.from({ length: count }, (_, id) => ({
      id: id + 1,
      username: `Visitor ${id}`,
      organization: 'A ministry',
      rating: 3,
      text: 'Good.',
      video: '',
      video_type: '',
      created_at: '2026-01-01T00:00:00Z',
    }))
  const cardsOf = (count: number): [number, boolean] => {
    const drawn = renderToStaticMarkup(<TestimonialGrid testimonials={some(count)} />)
    return [drawn.split('<li').length - 1, drawn.includes('View More')]
  }
  expect(cardsOf(9)).toEqual([9, false])
  expect(cardsOf(20)).toEqual([9, true])
})
