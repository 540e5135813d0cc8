import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileZips } from '../support/hostileZips.ts'
import { canReadMemory, memoryOf, watchMemory } from '../support/memoryOf.ts'
import { packPlugin, plainPanel } from '../support/packPlugin.ts'
import { signInAsAdmin, submitZip, untilSettled } from '../support/publish.ts'
import { startServer, type RunningServer } from '../support/server.ts'

const allowedBytes = 200e6

describe('a hostile zip', () => {
  let server: RunningServer
  let token: string
  let filesBefore: string[]
  let watched: () => number
  let idle: number
  // Other tests use the one of the system meanwhile.
  const temporary = mkdtempSync(join(tmpdir(), 'msdat-temporary-'))
  const files = (): string[] =>
    [temporary, server.dataFolder].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }),
    )
  beforeAll(async () => {
    server = await startServer({ env: { TMPDIR: temporary } })
    token = await signInAsAdmin(server)
    filesBefore = files()
    const pid = server.process.pid ?? 0
    idle = canReadMemory ? memoryOf(pid) : 0
    watched = canReadMemory ? watchMemory(pid) : () => 0
  })
  afterAll(async () => {
    await server.stop()
    rmSync(temporary, { recursive: true, force: true })
  })

  it.each(hostileZips)('($name) is refused with its own finding', async ({ make, rule }) => {
    const { id } = await submitZip(server.base, make(), token)
    const { state, findings } = await untilSettled(server.base, token, id)
    expect(state).toBe('check_failed')
    expect(findings.map((finding) => [finding.rule, finding.severity])).toEqual([[rule, 'error']])
    for (const { detail, remedy } of findings)
      expect([detail.length, remedy.length].every((length) => length > 10)).toBe(true)
  })

  it.skipIf(!canReadMemory)('never costs 200 MB, counting every child process', () => {
    const most = watched()
    expect(most).toBeGreaterThan(idle)
    expect(most - idle).toBeLessThan(allowedBytes)
  })

  it('leaves nothing on the disk', () => {
    expect(files().filter((name) => !filesBefore.includes(name))).toEqual([])
  })

  it('larger than 10 MB is refused at the door', async () => {
    await expect(submitZip(server.base, Buffer.alloc(11_000_000), token)).rejects.toThrow('too_large')
  })

  it('does not keep the next good one from its way', async () => {
    const { id } = await submitZip(
      server.base,
      await packPlugin({ id: 'good-one', source: plainPanel }),
      token,
    )
    expect((await untilSettled(server.base, token, id)).state).toBe('awaiting_approval')
  })
})
