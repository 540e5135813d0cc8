import type * as ChildModule from 'node:child_process'
import { ChildProcess, spawn as startNode } from 'node:child_process'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'

const spawn = vi.fn<typeof ChildModule.spawn>()

// Test files share their modules, so these are loaded anew, with a start of processes that can be refused.
vi.resetModules()
vi.doMock('node:child_process', async (original) => ({ ...(await original<typeof ChildModule>()), spawn }))
const { limitsOfSystem } = await import('./limitsOfSystem.ts')
const { runIsolated } = await import('./runIsolated.ts')
afterAll(() => {
  vi.doUnmock('node:child_process')
  vi.resetModules()
})

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

beforeEach(() => void spawn.mockReset().mockImplementation(startNode))

it('a system that is asked in a bad moment is asked again, and not taken for one without limits', async () => {
  spawn.mockImplementation(refused)
  expect(await run()).toMatchObject({ ok: false, reason: 'not_started' })
  spawn.mockReset().mockImplementation(startNode)
  await limitsOfSystem(limits)
  expect(spawn.mock.calls.map(([command]) => command)).toEqual(['unshare', 'unshare', 'prlimit'])
})

it('a worker that there is no process for is the server’s trouble', async () => {
  await limitsOfSystem(limits)
  spawn.mockImplementationOnce(refused)
  expect(await run()).toEqual({
    ok: false,
    reason: 'not_started',
    detail: 'No process could be had: spawn EMFILE.',
  })
  spawn.mockImplementationOnce(() => {
    throw new Error('spawn ENOMEM')
  })
  expect(await run()).toMatchObject({ reason: 'not_started' })
})

it.each(['SIGKILL', 'SIGTERM'] as const)('a %s that we did not send is too', async (sent) => {
  await limitsOfSystem(limits)
  spawn.mockImplementationOnce(() => {
    const child = startNode(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true })
    child.on('spawn', () => child.kill(sent))
    return child
  })
  expect(await run()).toMatchObject({ ok: false, reason: 'not_started' })
})
