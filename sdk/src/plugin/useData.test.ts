import { expect, it } from 'vitest'
import { connectFakeHost } from '../testing/connectFakeHost.ts'
import { renderView } from '../testing/renderView.ts'
import type { Async } from './Async.ts'
import { useCitations, useCoverage, useData } from './useData.ts'

/** What a hook asks of the host, and the last that it answers. */
async function asked(hook: () => Async<unknown>) {
  const host = connectFakeHost()
  let status = ''
  await renderView(host, () => {
    ;({ status } = hook())
    return null
  })
  return { methods: host.calls.map(({ method }) => method), status }
}

it.each([
  ['data', () => useData(null), () => useData({ indicators: [18] }), 'data.query'],
  ['coverage', () => useCoverage(null), () => useCoverage(18), 'data.coverage'],
  ['citations', () => useCitations([]), () => useCitations([4]), 'data.citations'],
])('a query of %s is only sent when what it needs is chosen', async (_, without, chosen, method) => {
  expect(await asked(without)).toEqual({ methods: [], status: 'idle' })
  expect(await asked(chosen)).toEqual({ methods: [method], status: 'ready' })
})
