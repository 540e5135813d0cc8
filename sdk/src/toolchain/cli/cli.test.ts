import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readArchive } from '../archive/readArchive.ts'
import { run } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'msdat-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let said = ''
const msdat = (...words: string[]): Promise<number> => {
  const tell = (text: string): void => void (said += `${text}\n`)
  return run(words, { say: tell, complain: tell })
}
beforeEach(() => (said = ''))

describe('msdat-plugin', () => {
  it.each(['panel', 'section'])('creates a %s that passes its checks', async (point) => {
    const plugin = join(folder, `My first ${point}`)
    expect(
      await msdat('create', plugin, `--${point}`, '--author', 'Amina Bello', '--email', 'amina@example.org'),
    ).toBe(0)
    const manifest = JSON.parse(readFileSync(join(plugin, 'manifest.json'), 'utf8')) as Record<
      string,
      unknown
    >
    expect(manifest).toMatchObject({ id: `my-first-${point}`, contributes: [{ point }] })
    said = ''
    expect(await msdat('check', plugin)).toBe(0)
    expect(said).toMatch(/my-first-\w+ 1\.0\.0 passes: 6 files, 0 errors, 0 warnings\./)
  })

  it('makes nothing in a folder that is in use', async () => {
    expect(await msdat('create', join(folder, 'My first panel'))).toBe(1)
    expect(said).toContain('is not empty')
  })

  it('packs what belongs in a plugin, and the same bytes each time', async () => {
    const plugin = join(folder, 'packed')
    await msdat('create', plugin)
    writeFileSync(join(plugin, '.env'), 'SECRET=1')
    writeFileSync(join(plugin, 'src/tellTrend.test.ts'), "import 'vitest'")
    const zips = ['a.zip', 'b.zip'].map((name) => join(folder, name))
    for (const zip of zips) expect(await msdat('pack', plugin, '--out', zip)).toBe(0)
    const [first, second] = zips.map((zip) => readFileSync(zip))
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true)
    const { entries } = await readArchive(first ?? Buffer.alloc(0))
    expect(entries.map(({ path }) => path)).toEqual([
      'README.md',
      'assets/icon.svg',
      'manifest.json',
      'src/Trend.tsx',
      'src/main.tsx',
      'src/tellTrend.ts',
    ])
  })

  it('says what is wrong, where, and what to do, and fails', async () => {
    const plugin = join(folder, 'wrong')
    await msdat('create', plugin)
    writeFileSync(join(plugin, 'src/main.tsx'), "import 'lodash'\n\neval('1')\n")
    said = ''
    expect(await msdat('check', plugin)).toBe(1)
    expect(said).toContain('✗ The source uses eval  src/main.tsx:3')
    expect(said).toContain('src/main.tsx:1\n    "lodash" is not a shared module.\n    → Import one of react,')
    expect(await msdat('pack', plugin, '--out', join(folder, 'wrong.zip'))).toBe(1)
    expect(said).toContain('Nothing was packed')
  })

  it('names the line of a slip of syntax, and says nothing of its length', async () => {
    const plugin = join(folder, 'slip')
    await msdat('create', plugin)
    writeFileSync(join(plugin, 'src/main.tsx'), 'const title = = 1\n')
    said = ''
    expect(await msdat('check', plugin)).toBe(1)
    expect(said).toMatch(/src\/main\.tsx:1\n.*\n +→ Correct the syntax at this line, or just before it\./)
  })

  it.each([
    [[], 0, 'msdat-plugin create'],
    [['fly'], 1, 'There is no command "fly"'],
    [['check'], 1, 'Name the folder or the zip'],
    [['check', '/no/such/place'], 1, 'There is nothing at /no/such/place'],
    [['pack', tmpdir()], 1, 'There is no manifest.json'],
    [['check', '--sideways'], 1, "Unknown option '--sideways'"],
    [['submit', folder], 1, '--name and --email'],
    [['submit', folder, '--answer', 'last'], 1, 'After --answer comes the private link of the submission'],
    [
      ['submit', folder, '--answer', `ftp:/else#${'t'.repeat(43)}`],
      1,
      'After --answer comes the private link',
    ],
    [['submit', folder, '--note', 'Better'], 1, 'A --note goes with --answer alone.'],
    [['submit', '--help'], 0, 'Answer a request for changes with a new zip'],
    [['create', '--help'], 0, '--section | --analytics-tab'],
    [['pack', folder, '-h'], 0, 'the same files give the same bytes'],
  ])('answers %j with %i and a reason', async (words, code, text) => {
    expect(await msdat(...words)).toBe(code)
    expect(said).toContain(text)
  })
})

describe('msdat-plugin submit', () => {
  it('sends the zip and who sent it, and shows what came of it', async () => {
    const plugin = join(folder, 'submitted')
    await msdat('create', plugin)
    const bodies: string[] = []
    const moment = '2026-01-02T03:04:05.000Z'
    const answer = {
      id: 7,
      plugin_id: 'submitted',
      state: 'awaiting_approval',
      name: 'Amina',
      email: 'a@example.org',
      phone: '',
      purpose: '',
      description: '',
      plugin: '/registry/zips/7',
      title: 'Submitted',
      version: '1.0.0',
      manifest: null,
      zip_digest: '0'.repeat(64),
      zip_bytes: 1,
      bundle_bytes: null,
      build: null,
      first_party: false,
      created_at: moment,
      updated_at: moment,
      findings: [],
      lookup: 'token',
    }
    const host = await listen(async (request) => {
      bodies.push(`${request.method} ${request.url}\n${await textOf(request)}`)
      return { status: 200, answer }
    })
    expect(
      await msdat(
        'submit',
        plugin,
        '--host',
        `${host.address}/`,
        '--name',
        'Amina',
        '--email',
        'a@example.org',
      ),
    ).toBe(0)
    expect(said).toContain('Submission 7 of submitted: awaiting approval.')
    expect(said).toContain(`${host.address}/submission#token`)
    expect(bodies[0]).toMatch(/^POST \/registry\/submissions\/\n/)
    expect(bodies[0]).toMatch(/name="email"\r\n\r\na@example.org[\s\S]*filename="submitted.zip"/)
    host.close()
  })

  it.each(['link', 'token'])('answers a request for changes by its %s, in the same thread', async (how) => {
    const host = await listenForAnswers('changes_requested')
    const words = how === 'link' ? [`${host.address}/submission#${token}`] : [token, '--host', host.address]
    expect(await msdat('submit', await pluginAt('answered'), '--answer', ...words, '--note', 'Shorter')).toBe(
      0,
    )
    expect(said).toContain('Submission 7 of answered: submitted.')
    expect(host.bodies.map((body) => body.split('\n')[0])).toEqual([
      'POST /registry/submission-lookup/',
      'POST /registry/submissions/7/answer/',
    ])
    expect(host.bodies[1]).toMatch(/name="token"\r\n\r\nt{43}[\s\S]*name="note"\r\n\r\nShorter/)
    expect(host.bodies[1]).toContain('filename="answered.zip"')
    host.close()
  })

  it.each([
    ['deployed', 'answered', 'Nobody waits for changes of submission 7: answered 1.0.0 is deployed.'],
    ['changes_requested', 'other', 'The link is that of answered, and this is other.'],
  ])('sends no answer where the submission is %s and the plugin %s', async (state, name, words) => {
    const host = await listenForAnswers(state)
    const link = `${host.address}/submission#${token}`
    expect(await msdat('submit', await pluginAt(name), '--answer', link)).toBe(1)
    expect(said).toContain(words)
    expect(host.bodies).toHaveLength(1)
    host.close()
  })

  it('repeats what the platform says when it refuses', async () => {
    const message = 'Too many from this address. Please wait a while, then try again.'
    const host = await listen(async () => ({ status: 429, answer: { code: 'rate_limited', message } }))
    const words = [
      'submit',
      join(folder, 'submitted'),
      '--name',
      'A',
      '--email',
      'a@example.org',
      '--host',
      host.address,
    ]
    expect(await msdat(...words)).toBe(1)
    expect(said).toContain(message)
    host.close()
  })
})

const token = 't'.repeat(43)

/** Makes a plugin of that id, where there is none yet. */
async function pluginAt(id: string): Promise<string> {
  const plugin = join(folder, id)
  if (!existsSync(plugin)) await msdat('create', plugin)
  return plugin
}

/** A platform on which the plugin "answered" was handed in. */
async function listenForAnswers(
  state: string,
): Promise<{ address: string; bodies: string[]; close(): void }> {
  const moment = '2026-01-02T03:04:05.000Z'
  const nothing = { reason: null, build_log: null, queue_place: null, figures: null }
  const lists = { findings: [], comments: [], faults: [] }
  const own = { id: 7, plugin_id: 'answered', title: 'Answered', version: '1.0.0', created_at: moment }
  const bodies: string[] = []
  const host = await listen(async (request) => {
    bodies.push(`${request.method} ${request.url}\n${await textOf(request)}`)
    const now = request.url?.endsWith('/answer/') ? 'submitted' : state
    return { status: 200, answer: { ...own, ...nothing, ...lists, state: now, updated_at: moment } }
  })
  return { ...host, bodies }
}

type Respond = (request: IncomingMessage) => Promise<{ status: number; answer: unknown }>

async function listen(respond: Respond): Promise<{ address: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const { status, answer } = await respond(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('latin1')
}
