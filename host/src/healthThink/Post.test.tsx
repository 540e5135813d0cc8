import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { ThinkQuestion } from '@msdat/sdk/contracts/healthThink'
import { StoresProvider, type Stores } from '../app/Stores.ts'
import { Post } from './Post.tsx'
import type { ThreadStore } from './ThreadStore.ts'

const post = {
  id: 1,
  author: 'Amina',
  body: 'Which source?',
  view: null,
  score: 0,
  status: 'waiting',
  is_voted: false,
  created_at: '2026-03-02T10:00:00Z',
} as unknown as ThinkQuestion

const drawn = (role: string): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <StoresProvider value={{ accounts: { user: { id: '1', role: { value: role } } } } as unknown as Stores}>
        <Post kind="question" post={post} store={{} as ThreadStore} />
      </StoresProvider>
    </MemoryRouter>,
  )

it('a vote is a press that must be meant, since a plugin in the view can scroll the page', () => {
  for (const role of ['user', 'moderator'])
    expect(drawn(role).match(/<button[^>]*data-consent[^>]*>[^<]*/g)).toEqual([
      expect.stringContaining('>Vote · 0 votes'),
    ])
})

it('a moderator decides, and nobody else', () => {
  expect(drawn('moderator')).toContain('Show to everyone')
  expect(drawn('user')).not.toContain('Show to everyone')
})
