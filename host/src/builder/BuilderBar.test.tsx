import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StoresProvider, type Stores } from '../app/Stores.ts'
import { BuilderBar } from './BuilderBar.tsx'
import type { DashboardBuilder } from './DashboardBuilder.ts'

it('saving is a press that must be meant, since a plugin in the preview can scroll the page', () => {
  const builder = {
    content: { is_private: false },
    dashboard: 1,
    future: [],
    keeping: 'idle',
    past: [],
    saveState: { status: 'idle' },
  } as unknown as DashboardBuilder
  const html = renderToStaticMarkup(
    <StoresProvider value={{} as Stores}>
      <BuilderBar builder={builder} />
    </StoresProvider>,
  )
  const meant = html.match(/<button[^>]*data-consent[^>]*>[^<]*/g) ?? []
  expect(meant.map((button) => button.replace(/.*>/, ''))).toEqual(['Save and ask for approval'])
})
