import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TrialPermissions } from './TrialPermissions.tsx'
import type { TrialRun } from './TrialRun.ts'

const runOf = (isOn: boolean) =>
  ({
    build: {
      release: { permissions: [{ name: 'network', reason: 'To ask.' }], network: ['data.example.org'] },
    },
    isOn: () => isOn,
    turn: () => {},
  }) as unknown as TrialRun

it('says which servers a plugin on trial may reach', () => {
  const html = renderToStaticMarkup(<TrialPermissions run={runOf(false)} />)
  expect(html).toContain('data.example.org')
  expect(html).not.toContain('checked=""')
  expect(renderToStaticMarkup(<TrialPermissions run={runOf(true)} />)).toContain('checked=""')
})
