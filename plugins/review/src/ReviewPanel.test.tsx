import { AppError, connectFakeHost, renderView } from '@msdat/sdk/testing'
import { expect, it } from 'vitest'
import { missingOf } from './ratings.ts'
import type { Review } from './Review.ts'
import { ReviewPanel } from './ReviewPanel.tsx'

const answered: Review = {
  id: 1,
  rating: 4,
  comment: 'Clear, but slow.',
  view: '/dashboard/Demographics',
  author: 'Ada',
  status: 'answered',
  answer: 'It is faster now.',
  created_at: '2026-11-21T08:00:00Z',
  updated_at: '2026-11-21T08:00:00Z',
}

it('shows the own reviews with status and answer, under the form', async () => {
  const host = connectFakeHost({ methods: { 'reviews.list': () => [answered] } })
  const html = await renderView(host, ReviewPanel)
  for (const text of ['Send review', '4 of 5', 'Answered', 'It is faster now.', '/dashboard/Demographics'])
    expect(html).toContain(text)
  expect(html.match(/type="radio"/g)).toHaveLength(5)
  expect(html.indexOf('role="status"')).toBeLessThan(html.indexOf('Send review'))
})

it('says so where nothing was reviewed yet', async () => {
  const html = await renderView(connectFakeHost({ methods: { 'reviews.list': () => [] } }), ReviewPanel)
  expect(html).toContain('You have not reviewed anything yet.')
})

it('has a button to sign in for a visitor who is not signed in', async () => {
  const refuse = () => {
    throw new AppError('unauthenticated', 'Please sign in, then try again.')
  }
  const html = await renderView(connectFakeHost({ methods: { 'reviews.list': refuse } }), ReviewPanel)
  expect(html).toMatch(/<button[^>]*>Sign in<\/button>/)
  expect(html).not.toContain('Send review')
})

it('asks for what is missing, the rating first', () => {
  expect(missingOf(0, '')).toBe('Choose a rating from 1 to 5.')
  expect(missingOf(3, ' ')).toBe('Say in a few words why.')
  expect(missingOf(3, 'Good')).toBe('')
})
