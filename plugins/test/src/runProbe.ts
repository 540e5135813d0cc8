import type { Probe } from './probes.ts'

export interface ProbeResult {
  probe: Probe
  passed: boolean
  answer: string
  milliseconds: number
}

type Reply = { ok: true; value: unknown } | { ok: false; problem: { code: string; message: string } }

/** Makes the call and holds the answer against what the probe expects. */
export async function runProbe(
  probe: Probe,
  call: (name: string, input: unknown) => Promise<Reply>,
): Promise<ProbeResult> {
  const started = performance.now()
  const reply = await call(probe.method, probe.input)
  const milliseconds = performance.now() - started
  return { probe, passed: isAsExpected(probe, reply), answer: describe(reply), milliseconds }
}

function isAsExpected(probe: Probe, reply: Reply): boolean {
  if (!reply.ok) return reply.problem.code === probe.expects
  return probe.expects === 'value' && (probe.accepts?.(reply.value) ?? true)
}

function describe(reply: Reply): string {
  if (!reply.ok) return `${reply.problem.code}: ${reply.problem.message}`
  if (reply.value === null) return 'null'
  if (Array.isArray(reply.value)) return `a list of ${reply.value.length}`
  if (typeof reply.value === 'object') {
    const names = Object.keys(reply.value as object)
    return names.length === 0
      ? 'done'
      : `an object with ${names.slice(0, 4).join(', ')}${names.length > 4 ? ', …' : ''}`
  }
  return JSON.stringify(reply.value)
}
