import { describe, expect, it } from 'vitest'
import { probes } from './probes.ts'
import { runProbe } from './runProbe.ts'

const catalogProbe = probes[0]!

describe('runProbe', () => {
  it('passes when the host answers with what the probe accepts', async () => {
    const result = await runProbe(catalogProbe, async () => ({ ok: true, value: { indicators: [{}] } }))
    expect(result.passed).toBe(true)
  })

  it('fails when the host answers with something else', async () => {
    const result = await runProbe(catalogProbe, async () => ({ ok: true, value: { indicators: [] } }))
    expect(result.passed).toBe(false)
  })

  it('fails when a call that must be refused is answered', async () => {
    const forbidden = probes.find((probe) => probe.expects === 'not_allowed')!
    const result = await runProbe(forbidden, async () => ({ ok: true, value: {} }))
    expect(result.passed).toBe(false)
  })

  it('passes when a call is refused with the expected code', async () => {
    const forbidden = probes.find((probe) => probe.expects === 'not_allowed')!
    const result = await runProbe(forbidden, async () => ({
      ok: false,
      problem: { code: 'not_allowed', message: 'No.' },
    }))
    expect(result).toMatchObject({ passed: true, answer: 'not_allowed: No.' })
  })
})
