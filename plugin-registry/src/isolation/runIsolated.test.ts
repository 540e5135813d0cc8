import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { limitsOfSystem } from './limitsOfSystem.ts'
import { runIsolated } from './runIsolated.ts'

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
    expect(spawnSync(command, words, { env: {} }).signal).toBe('SIGXCPU')
  })
})

function output([command = '', ...words]: string[]): string {
  return spawnSync(command, words, { env: {}, encoding: 'utf8' }).stdout.trim()
}
