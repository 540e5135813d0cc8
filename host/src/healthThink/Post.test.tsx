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

it('a vote and a decision are presses that must be meant, since a plugin in the view can scroll the page', () => {
  const html = drawn('moderator')
  const buttons = html.match(/<button[^>]*data-consent[^>]*>[^<]*/g) ?? []
  expect(buttons.map((button) => button.replace(/.*>/, ''))).toEqual([
    'Vote · 0 votes',
    'Show to everyone',
    'Hide',
  ])
  expect(drawn('user').match(/data-consent/g)).toHaveLength(1)
})
