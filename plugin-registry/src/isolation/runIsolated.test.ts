import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packTestPlugin } from '../testRegistry.fixture.ts'
import { limitsOfSystem } from './limitsOfSystem.ts'
import { runFenced, runIsolated } from './runIsolated.ts'

const limits = { milliseconds: 20_000, processorSeconds: 20, megabytes: 512 }
const signal = new AbortController().signal

describe('runIsolated', () => {
  it('answers what the worker found', async () => {
    const answer = await runIsolated({
      worker: 'check',
      question: {},
      zip: Buffer.from('no zip'),
      limits,
      signal,
    })
    expect(answer).toMatchObject({ ok: true, answer: { manifest: null } })
  })

  it('finds there what the compiler needs, and tells of types alone', async () => {
    const zip = await packTestPlugin({}, { 'src/wrong.ts': `export const count: number = 'one'\n` })
    const answer = await runIsolated({ worker: 'check', question: {}, zip, limits, signal })
    expect(answer).toMatchObject({
      ok: true,
      answer: { findings: [{ rule: 'typesAreRight', file: 'src/wrong.ts', line: 1 }] },
    })
  })

  it('ends a worker that takes too long', async () => {
    const short = { ...limits, milliseconds: 20 }
    const answer = await runIsolated({
      worker: 'check',
      question: {},
      zip: Buffer.from('no zip'),
      limits: short,
      signal,
    })
    expect(answer).toMatchObject({ ok: false, reason: 'ran_out_of_time' })
  })

  it('ends a worker when the server stops', async () => {
    const stop = new AbortController()
    const running = runIsolated({
      worker: 'check',
      question: {},
      zip: Buffer.from('no zip'),
      limits,
      signal: stop.signal,
    })
    setTimeout(() => stop.abort(), 10)
    expect(await running).toMatchObject({ ok: false, reason: 'stopped' })
  })

  it('survives a worker that has too little memory', async () => {
    const small = { ...limits, megabytes: 8 }
    const answer = await runIsolated({
      worker: 'check',
      question: {},
      zip: Buffer.from('no zip'),
      limits: small,
      signal,
    })
    expect(answer).toMatchObject({ ok: false, reason: 'crashed' })
  })
})

/** What a parser or the bundler could be made to do by a zip, if one of them had a hole. */
describe('runIsolated, with a worker that a zip has taken over,', () => {
  const run = (script: string, milliseconds = 20_000, processorSeconds = limits.processorSeconds) =>
    runFenced(['-e', `process.stdin.resume(); ${script}`], {
      worker: 'build',
      question: null,
      zip: Buffer.from('no zip'),
      limits: { ...limits, milliseconds, processorSeconds },
      signal,
    })
  const loop = 'setInterval(() => {}, 1000)'

  it('ends one that hangs and heeds no signal', async () => {
    const script = `for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(name, () => {}); ${loop}`
    expect(await run(script, 1_000)).toMatchObject({
      reason: 'ran_out_of_time',
      detail: 'It took longer than 1 s.',
    })
  })

  it('ends what it started in a group of its own', async ({ skip }) => {
    const { description } = await limitsOfSystem(limits)
    if (!description.startsWith('no network'))
      skip('This system has no process namespaces for ordinary users.')
    const mark = `outlives${process.pid}`
    const child = `process.title = process.argv[1]; ${loop}`
    const script = `require('node:child_process').spawn(${JSON.stringify(process.execPath)}, ['-e', ${JSON.stringify(child)}, '${mark}'],
      { detached: true, stdio: 'inherit' }).unref(); console.log('{}'); setTimeout(() => process.exit(), 300)`
    expect(await run(script)).toMatchObject({ ok: true })
    await expect.poll(() => commandLines().filter((line) => line.includes(mark))).toEqual([])
    expect(await run(`${script.replace('process.exit()', '0')}; ${loop}`, 1_000)).toMatchObject({ ok: false })
    await expect.poll(() => commandLines().filter((line) => line.includes(mark))).toEqual([])
  })

  it('ends one that forks without end', async ({ skip }) => {
    if (!existsSync(`/proc/self/task/${process.pid}/children`)) skip('This system does not show processes.')
    const script = `const fork = () => require('node:child_process').spawn('sleep', ['60'], { detached: true }); setInterval(fork, 5)`
    expect(await run(script)).toMatchObject({
      reason: 'crashed',
      detail: 'It started more than 16 processes.',
    })
  })

  it('ends one whose processes take too much processor time together', async ({ skip }) => {
    if (!existsSync(`/proc/self/task/${process.pid}/children`)) skip('This system does not show processes.')
    const script = `for (let at = 0; at < 3; at += 1) require('node:child_process').spawn('sh', ['-c', 'while :; do :; done'])`
    expect(await run(script, 60_000, 2)).toMatchObject({
      reason: 'crashed',
      detail: 'Its processes took more than 2 s of processor time.',
    })
  })

  it('tells of its end without the stack of what broke', async () => {
    const stack = 'fatal error: stack overflow\\ngithub.com/a/b.parse(0xc05)\\n\\t/root/b.go:86 +0xc05'
    expect(await run(`console.error('${stack}'); process.exit(2)`)).toMatchObject({
      reason: 'crashed',
      detail: 'It ended with 2.',
    })
  })

  it('ends one that prints a gigabyte', async () => {
    const script = `const text = Buffer.alloc(1e6, 'x'); for (let at = 0; at < 1000; at += 1) require('node:fs').writeSync(1, text)`
    expect(await run(script)).toMatchObject({ reason: 'crashed', detail: 'It printed more than 32 MB.' })
  })

  it('has no disk to fill', async ({ skip }) => {
    const { description } = await limitsOfSystem(limits)
    if (!description.includes('no files but its own'))
      skip('This system has no private mounts for ordinary users.')
    const script = `const { appendFileSync, writeFileSync } = require('node:fs')
      try { for (let at = 0; at < 1000; at += 1) appendFileSync('/full', Buffer.alloc(1e6)) } catch {}
      for (let at = 0; ; at += 1) writeFileSync('/' + at, '')`
    expect(await run(script)).toMatchObject({ reason: 'crashed', detail: expect.stringContaining('ENOSPC') })
  })
})

describe('limitsOfSystem', () => {
  const isFenced = async () => (await limitsOfSystem(limits)).description.startsWith('no network')

  it('cuts the network off, where the system can', async ({ skip }) => {
    if (!(await isFenced())) skip('This system has no network namespaces for ordinary users.')
    const server = createServer((_, response) => response.end('reached')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const script = `fetch('${address}').then((r) => r.text()).then(console.log, () => console.log('cut off'))`
    const { prefix } = await limitsOfSystem(limits)
    const run = (words: string[]): Promise<string> =>
      new Promise((resolve) =>
        setImmediate(() => resolve(output([...words, process.execPath, '-e', script]))),
      )
    expect(await run(prefix)).toBe('cut off')
    server.close()
  })

  it('hides every file but its own, where the system can', async ({ skip }) => {
    const { prefix, description } = await limitsOfSystem(limits)
    if (!description.includes('no files but its own'))
      skip('This system has no private mounts for ordinary users.')
    const folder = mkdtempSync(join(tmpdir(), 'hidden-'))
    writeFileSync(join(folder, 'key'), 'secret')
    const root = new URL('../../..', import.meta.url).pathname
    const seen = [
      folder,
      '/etc/passwd',
      '/proc/self/environ',
      '/proc/1/root',
      join(root, 'README.md'),
      root + 'data',
    ]
    const written = new URL('../../package.json', import.meta.url).pathname
    const script = `const { existsSync, appendFileSync } = require('node:fs')
      const seen = ${JSON.stringify(seen)}.filter((path) => existsSync(path))
      try { appendFileSync(${JSON.stringify(written)}, ''); seen.push('written') } catch {}
      console.log('seen:' + seen)`
    expect(output([...prefix, process.execPath, '-e', script])).toBe('seen:')
    rmSync(folder, { recursive: true })
  })

  it('caps memory, where the system can', async ({ skip }) => {
    const { prefix, description } = await limitsOfSystem({ ...limits, megabytes: 300 })
    if (!description.includes('at most 300 MB,')) skip('This system has no prlimit.')
    const script = "try { Buffer.alloc(400e6, 1); console.log('held') } catch { console.log('refused') }"
    expect(output([...prefix, process.execPath, '-e', script])).toBe('refused')
  })

  it('ends what takes too much processor time by a signal that tells so', async ({ skip }) => {
    const { prefix, description } = await limitsOfSystem({ ...limits, processorSeconds: 1, megabytes: 300 })
    if (!description.includes('at most 300 MB,')) skip('This system has no prlimit.')
    const [command = '', ...words] = [...prefix, process.execPath, '-e', 'for (;;);']
    const { status, signal: sent } = spawnSync(command, words, { env: {} })
    expect(sent ?? status).toBe(prefix.includes('unshare') ? 128 + constants.signals.SIGXCPU : 'SIGXCPU')
  })
})

function commandLines(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8')]
      } catch {
        return []
      }
    })
}

function output([command = '', ...words]: string[]): string {
  return spawnSync(command, words, { env: {}, encoding: 'utf8' }).stdout.trim()
}
