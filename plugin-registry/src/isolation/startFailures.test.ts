import type * as ChildModule from 'node:child_process'
import { ChildProcess, spawn } from 'node:child_process'
import { beforeEach, expect, it, vi } from 'vitest'
import { limitsOfSystem } from './limitsOfSystem.ts'
import { runIsolated } from './runIsolated.ts'

vi.mock('node:child_process', async (original) => ({
  ...(await original<typeof ChildModule>()),
  spawn: vi.fn<typeof ChildModule.spawn>(),
}))

const limits = { milliseconds: 20_000, processorSeconds: 20, megabytes: 512 }
const signal = new AbortController().signal
const run = () => runIsolated({ worker: 'check', question: {}, zip: Buffer.from('no zip'), limits, signal })

/** As Node answers where no more files may be open: no streams, no end, an error a moment later. */
function refused(): ChildProcess {
  const child = new ChildProcess()
  const error = Object.assign(new Error('spawn EMFILE'), { code: 'EMFILE' })
  process.nextTick(() => child.emit('error', error))
  return child
}

const { spawn: startNode } = await vi.importActual<typeof ChildModule>('node:child_process')
beforeEach(() => void vi.mocked(spawn).mockReset().mockImplementation(startNode))

it('a system that is asked in a bad moment is asked again, and not taken for one without limits', async () => {
  vi.mocked(spawn).mockImplementation(refused)
  expect(await run()).toMatchObject({ ok: false, reason: 'not_started' })
  vi.mocked(spawn).mockReset().mockImplementation(startNode)
  await limitsOfSystem(limits)
  expect(vi.mocked(spawn).mock.calls.map(([command]) => command)).toEqual(['unshare', 'unshare', 'prlimit'])
})

it('a worker that there is no process for is the server’s trouble', async () => {
  await limitsOfSystem(limits)
  vi.mocked(spawn).mockImplementationOnce(refused)
  expect(await run()).toEqual({
    ok: false,
    reason: 'not_started',
    detail: 'No process could be had: spawn EMFILE.',
  })
  vi.mocked(spawn).mockImplementationOnce(() => {
    throw new Error('spawn ENOMEM')
  })
  expect(await run()).toMatchObject({ reason: 'not_started' })
})

it.each(['SIGKILL', 'SIGTERM'] as const)('a %s that we did not send is too', async (sent) => {
  await limitsOfSystem(limits)
  vi.mocked(spawn).mockImplementationOnce(() => {
    const child = startNode(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true })
    child.on('spawn', () => child.kill(sent))
    return child
  })
  expect(await run()).toMatchObject({ ok: false, reason: 'not_started' })
})
