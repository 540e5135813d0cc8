import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TrialPermissions } from './TrialPermissions.tsx'
import type { TrialRun } from './TrialRun.ts'

const runOf = (isOn: boolean) =>
  ({
    build: { release: { permissions: [{ name: 'ui:notify', reason: 'To say so.' }], network: [] } },
    isOn: () => isOn,
    turn: () => {},
  }) as unknown as TrialRun

it('a permission that the admin has switched off hears no press as its switch comes or moves', () => {
  const html = renderToStaticMarkup(<TrialPermissions run={runOf(false)} />)
  expect(html).toMatch(/<input type="checkbox" role="switch" aria-disabled="true"\/>/)
})

it('a permission is switched off at once', () => {
  const html = renderToStaticMarkup(<TrialPermissions run={runOf(true)} />)
  expect(html).toContain('checked=""')
  expect(html).not.toContain('aria-disabled')
})
