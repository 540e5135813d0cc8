import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { CustomDashboardEntry } from '@msdat/sdk/contracts/customDashboards'
import { StoresProvider, type Stores } from '../app/Stores.ts'
import { SavedCard } from './SavedCard.tsx'

const drawn = (approval: CustomDashboardEntry['approval'], decision_reason = ''): string => {
  const dashboard = { id: 7, title: 'Kano', approval, decision_reason, updated_at: '2026-03-02T10:00:00Z' }
  return renderToStaticMarkup(
    <MemoryRouter>
      <StoresProvider value={{ toasts: null } as unknown as Stores}>
        <SavedCard dashboard={dashboard as CustomDashboardEntry} onDelete={() => {}} />
      </StoresProvider>
    </MemoryRouter>,
  )
}

it.each([
  ['awaiting', 'Awaiting Approval'],
  ['approved', 'Approved'],
  ['disapproved', 'Disapproved'],
] as const)('a public dashboard that is %s reads "%s" and has Copy Link', (approval, words) => {
  const html = drawn(approval)
  expect(/class="badge [^"]+">([^<]+)</.exec(html)?.[1]).toBe(words)
  expect(html).toMatch(/Copy Link<\/button>/)
})

it('a private dashboard has no state', () => {
  expect(drawn(null)).not.toContain('badge')
})

it('a disapproved dashboard says why', () => {
  expect(drawn('disapproved', 'Name the sources.')).toContain('Reason: Name the sources.')
})
