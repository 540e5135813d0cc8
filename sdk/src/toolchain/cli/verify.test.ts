import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packPlugin } from '../archive/index.ts'
import type { BuildReport, Provenance } from '../../contracts/buildProvenance.ts'
import { sampleFiles } from '../../testing/samplePlugin.ts'
import { run } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'msdat-verify-'))
const path = (name: string): string => join(folder, name)
const { privateKey } = generateKeyPairSync('ed25519')
const { x = '' } = privateKey.export({ format: 'jwk' })
const key = Buffer.from(x, 'base64url').toString('base64')

async function command(...words: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = []
  const keep = (line: string): void => void lines.push(line)
  const code = await run(words, { say: keep, complain: keep })
  return { code, text: lines.join('\n') }
}

function writeSigned(name: string, field: 'index' | 'provenance', content: object): void {
  const text = JSON.stringify(content)
  const signature = sign(null, Buffer.from(text), privateKey).toString('base64')
  writeFileSync(path(name), JSON.stringify({ [field]: text, signature, key }))
}

beforeAll(async () => {
  writeFileSync(path('plugin.zip'), await packPlugin(sampleFiles()))
  await command('build', path('plugin.zip'), '--out', path('out'))
  const report = JSON.parse(readFileSync(path('out/build.json'), 'utf8')) as BuildReport
  const provenance: Provenance = {
    kind: 'msdat-plugin-build',
    plugin: 'stock-levels',
    version: '1.0.0',
    submission: 1,
    zip_digest: report.zip_digest,
    bundle_digest: report.bundle.digest,
    builder: 'local',
    bundler: report.bundler,
    runtime: report.runtime,
    isolation: 'no network',
    workflow: null,
    asked_at: '2026-01-01T00:00:00.000Z',
    built_at: '2026-01-01T00:00:01.000Z',
  }
  writeSigned('provenance.json', 'provenance', provenance)
  writeSigned('other.json', 'provenance', { ...provenance, bundle_digest: 'a'.repeat(64) })
})
afterAll(() => rmSync(folder, { recursive: true }))

it('tells that a provenance, its module and its zip belong together, and builds the zip anew', async () => {
  const words = ['--bundle', path('out/bundle.js'), '--zip', path('plugin.zip')]
  const { code, text } = await command('verify', path('provenance.json'), '--key', key, ...words)
  expect(text).toContain('stock-levels 1.0.0')
  expect(text).toContain('Isolation: no network')
  expect(text).toContain('gives the same module, byte for byte')
  expect(code).toBe(0)
})

it('refuses a module, a zip and a rebuilt module that are not the signed ones', async () => {
  writeFileSync(path('evil.js'), 'evil()')
  const bundle = await command('verify', path('provenance.json'), '--key', key, '--bundle', path('evil.js'))
  expect([bundle.code, bundle.text]).toEqual([1, expect.stringContaining('not the module that was signed')])
  writeFileSync(path('evil.zip'), await packPlugin(sampleFiles({ 'README.md': '# Changed' })))
  const zip = await command('verify', path('provenance.json'), '--key', key, '--zip', path('evil.zip'))
  expect([zip.code, zip.text]).toEqual([1, expect.stringContaining('not the zip that was reviewed')])
  const rebuilt = await command('verify', path('other.json'), '--key', key, '--zip', path('plugin.zip'))
  expect([rebuilt.code, rebuilt.text]).toEqual([1, expect.stringContaining('gives another module')])
})

it('believes neither a changed text nor the key that lies beside it', async () => {
  const signed = JSON.parse(readFileSync(path('provenance.json'), 'utf8')) as { provenance: string }
  signed.provenance = signed.provenance.replace('1.0.0', '9.9.9')
  writeFileSync(path('changed.json'), JSON.stringify(signed))
  const changed = await command('verify', path('changed.json'), '--key', key)
  expect([changed.code, changed.text]).toEqual([1, 'The signature is not of this key. Do not use the file.'])
  const { x: stranger = '' } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' })
  const foreign = Buffer.from(stranger, 'base64url').toString('base64')
  expect((await command('verify', path('provenance.json'), '--key', foreign)).code).toBe(1)
  expect((await command('verify', path('provenance.json'))).text).toContain('--key')
  expect((await command('verify', path('provenance.json'), '--key', 'short')).text).toContain('32 bytes')
})

it('reads the index, and says which plugin a module is of', async () => {
  const { bundle, zip_digest } = JSON.parse(readFileSync(path('out/build.json'), 'utf8')) as BuildReport
  const release = {
    plugin: 'stock-levels',
    version: '1.0.0',
    name: 'Stock levels',
    description: '',
    author: 'Amina',
    license: 'MIT',
    contributes: [],
    permissions: [],
    network: [],
    bundle,
    icons: {},
    firstParty: false,
    zip_digest,
    released_at: '2026-01-01T00:00:00.000Z',
  }
  const index = { sequence: 7, issued_at: '2026-01-01T00:00:00.000Z', shared: [], releases: [release] }
  writeSigned('index.json', 'index', index)
  const words = ['--key', key, '--bundle', path('out/bundle.js')]
  const { code, text } = await command('verify', path('index.json'), ...words)
  expect([code, text]).toEqual([0, expect.stringContaining('is the module of stock-levels 1.0.0')])
  const other = await command('verify', path('index.json'), ...words, '--plugin', 'another')
  expect(other.text).toBe(
    [
      `✓ The signature is of the key ${key}`,
      '  Index 7 of 2026-01-01T00:00:00.000Z, with 1 releases',
      'The index lists no plugin another.',
    ].join('\n'),
  )
})
