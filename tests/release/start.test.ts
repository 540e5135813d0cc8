import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inProject, projectFolder } from '../support/project.ts'
import { runProcess } from '../support/runProcess.ts'

const folder = mkdtempSync(join(tmpdir(), 'msdat-server-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const entry = inProject('server/bin/start.mjs')
/** Tells the program that it runs on an older Node.js than it does. */
const oldNode = `data:text/javascript,${encodeURIComponent(
  `for (const [name, value] of [['versions', { ...process.versions, node: '18.20.4' }], ['version', 'v18.20.4']])
     Object.defineProperty(process, name, { value })`,
)}`

interface Ended {
  code: number | null
  lines: string[]
}

/** Starts the product and ends it, gently, once it is ready. */
function start(settings: Record<string, string>, nodeOptions: string[] = []): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...nodeOptions, entry], {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], PORT: '0', MSDAT_DATA_DIR: folder, ...settings },
    })
    let said = ''
    const listen = (chunk: Buffer): void => {
      said += chunk.toString()
      if (/^MSDAT ready/m.test(said)) child.kill('SIGTERM')
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('close', (code) => resolve({ code, lines: said.trim().split('\n') }))
  })
}

describe('npm start', () => {
  it('tells the password that it made up on the first start, and never again', async () => {
    const first = await start({})
    expect(first.code).toBe(0)
    expect(first.lines.join('\n')).toMatch(/password {2}\S{8,}/)
    expect(first.lines.at(-1)).toMatch(/^MSDAT ready http:\/\/localhost:\d+$/)
    // The second time under an address for others, whose visitors cannot reach plugins.localhost.
    const second = await start({ MSDAT_PUBLIC_URL: 'https://data.example.org' })
    expect(second.lines.join('\n')).not.toContain('password')
    expect(second.lines.filter((line) => line.startsWith('MSDAT_PLUGIN_DOMAIN is not set'))).toHaveLength(1)
    expect(first.lines.join('\n')).not.toContain('MSDAT_PLUGIN_DOMAIN')
  })

  it('says in one line that the port is taken', async () => {
    const other = createServer()
    await new Promise((resolve) => other.listen(0, () => resolve(null)))
    const { port } = other.address() as AddressInfo
    const { code, lines } = await start({ PORT: String(port) })
    other.close()
    expect([code, lines.length]).toEqual([1, 1])
    expect(lines[0]).toContain(String(port))
  })

  it.each([
    ['Node.js is too old', {}, ['--import', oldNode], /Node\.js 20\.19 or newer; this is v18\.20\.4/],
    ['the data folder cannot be written', { MSDAT_DATA_DIR: '/dev/null/data' }, [], /\/dev\/null\/data/],
    ['DATABASE_URL is no address', { DATABASE_URL: 'mysql://x' }, [], /DATABASE_URL/],
    [
      'the database does not answer',
      { DATABASE_URL: 'postgres://x:secret@127.0.0.1:1/x' },
      [],
      /DATABASE_URL/,
    ],
  ])('says in one line that %s', async (_, settings, nodeOptions, line) => {
    const { code, lines } = await start(settings, nodeOptions)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(line)
    expect(lines[0]).not.toContain('secret')
    expect(code).toBe(1)
  })
})

describe('the other commands', () => {
  const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }

  it('never run compiled code without building what is stale', () => {
    expect(Object.values(scripts).filter((script) => script.includes('dist/'))).toEqual([])
  })

  it.each([
    ['import', ['--help'], 0, /npm run import -- FILE/],
    ['generate-data', [], 1, /npm run generate-data -- --values/],
  ])('npm run %s says how it is used', async (name, args, wanted, usage) => {
    const [node, command = ''] = scripts[name]?.split(' ') ?? []
    expect(node).toBe('node')
    const { code, output } = await runProcess(process.execPath, [inProject(command), ...args], {
      cwd: projectFolder,
    })
    expect(output).toMatch(usage)
    expect(code).toBe(wanted)
  })
})
