import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { packPlugin } from '@msdat/sdk/toolchain/archive'
import { bundlerName } from '@msdat/sdk/toolchain/bundle'
import { bundleZip } from '@msdat/sdk/toolchain/checks'
import { buildFiles, buildTokenHeader, type BuildReport } from '@msdat/sdk/contracts/buildProvenance'
import { digestOf } from '../../artifacts/artifacts.ts'
import { mustFit, operationOf, sampleOf } from './publishedApi.fixture.ts'

interface Run {
  id: number
  key: string
  status: string
  conclusion: string | null
  artifact: Buffer | null
}

interface Forced {
  status: number
  body?: object
  headers?: Record<string, string>
  /** The call has its effect all the same. */
  isDone?: boolean
}

type Files = Map<string, string | Buffer>

export interface FakeGithub {
  url: string
  /** What the next calls of this kind answer, one after the other: `dispatches`, `runs/{run_id}`, … */
  force(name: string, ...answers: Forced[]): void
  /** How runs end; `endless` never. */
  ends: string
  /** Whether a dispatch names the run that it starts; older servers do not. */
  namesRuns: boolean
  /** Changes what the workflow uploads. */
  change: (files: Files) => void
  /** Changes how a run is shown. */
  shownRun: object
  /** Changes how an artifact is listed. */
  listed: object
  /** Every call, as `POST dispatches`. */
  calls: string[]
  /** What the store of artifacts was sent as credentials. */
  storeSaw: (string | undefined)[]
  /** Answers and requests that are not as GitHub describes them; close() throws them. */
  faults: string[]
  close(): Promise<void>
}

/** Speaks the part of GitHub's API that builds use, as GitHub's published OpenAPI describes it, and runs the workflow. */
export async function startFakeGithub(credentials: string): Promise<FakeGithub> {
  const runs: Run[] = []
  const forced = new Map<string, Forced[]>()
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      fake.faults.push(String(error))
      response.writeHead(500).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fake: FakeGithub = {
    url,
    force: (name, ...answers) => void forced.set(name, answers),
    ends: 'success',
    namesRuns: true,
    change: () => {},
    shownRun: {},
    listed: {},
    calls: [],
    storeSaw: [],
    faults: [],
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      if (fake.faults.length > 0) throw new Error(fake.faults.join('\n'))
    },
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', url)
    if (pathname.startsWith('/store/')) {
      fake.storeSaw.push(request.headers.authorization)
      return void response.end(runs.find(({ id }) => id === Number(pathname.split('/')[2]))?.artifact)
    }
    const found = operationOf(request.method ?? '', pathname)
    if (!found) throw new Error(`GitHub describes no ${request.method} ${pathname}`)
    const { name, operation } = found
    fake.calls.push(`${request.method} ${name}`)
    const send = (status: number, body?: object, headers: Record<string, string> = {}) => {
      mustFit(operation, status, body)
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      response.end(body && JSON.stringify(body))
    }
    const body = await readJson(request)
    mustFit(operation, 'request', body)
    if (request.headers.authorization !== credentials && !pathname.startsWith('/app/'))
      return send(401, { message: 'Bad credentials', documentation_url: url })
    const answer = forced.get(name)?.shift()
    if (!answer || answer.isDone) await act(name, pathname, body, answer ? () => {} : send)
    if (answer)
      send(answer.status, answer.body ?? { message: 'Forced', documentation_url: url }, answer.headers)
  }

  type Send = (status: number, body?: object, headers?: Record<string, string>) => void

  async function act(name: string, path: string, body: unknown, send: Send): Promise<void> {
    const number = Number(/\/(?:runs|artifacts)\/(\d+)/.exec(path)?.[1])
    const run = runs.find(({ id }) => id === number)
    if (path.startsWith('/app/'))
      return send(201, { token: 'ghs_installation', expires_at: '2099-01-01T00:00:00Z' })
    if (name.endsWith('dispatches')) return dispatch(body as { inputs: Record<string, string> }, send)
    if (name.endsWith('{workflow_id}/runs'))
      return send(200, { total_count: runs.length, workflow_runs: runs.toReversed().map(shown) })
    if (!run) return send(404, { message: 'Not Found', documentation_url: url })
    if (name.endsWith('cancel')) {
      Object.assign(run, { status: 'completed', conclusion: 'cancelled' })
      return send(202, {})
    }
    if (name.endsWith('{archive_format}')) return send(302, undefined, { location: `${url}/store/${number}` })
    if (name.endsWith('artifacts')) return send(200, { total_count: 1, artifacts: [artifactOf(run)] })
    send(200, shown(run))
    // Each look at a run finds it one step on.
    if (run.status === 'queued') run.status = 'in_progress'
    else if (fake.ends !== 'endless' && run.status === 'in_progress')
      Object.assign(run, { status: 'completed', conclusion: run.conclusion ?? fake.ends })
  }

  async function dispatch({ inputs }: { inputs: Record<string, string> }, send: Send): Promise<void> {
    const run: Run = {
      id: 100 + runs.length,
      key: inputs['build'] ?? '',
      status: 'queued',
      conclusion: null,
      artifact: null,
    }
    runs.push(run)
    await work(run, inputs)
    if (!fake.namesRuns) return send(204)
    const address = `${url}/run/${run.id}`
    send(200, { workflow_run_id: run.id, run_url: address, html_url: address })
  }

  /** Does what .github/workflows/build-plugin.yml does. */
  async function work(run: Run, { source = '', token = '', digest }: Record<string, string>): Promise<void> {
    const response = await fetch(source, { headers: { [buildTokenHeader]: token } })
    const zip = Buffer.from(await response.arrayBuffer())
    const bundled = response.ok && digestOf(zip) === digest ? await bundleZip(zip) : null
    if (!bundled?.ok) return void (run.conclusion = 'failure')
    const { code, digest: built, bytes, imports } = bundled.bundle
    const bundle = { digest: built, bytes, imports }
    const report: BuildReport = {
      zip_digest: digestOf(zip),
      bundle,
      bundler: bundlerName,
      runtime: 'Node.js',
    }
    const files: Files = new Map([
      [buildFiles.bundle, code],
      [buildFiles.report, JSON.stringify(report)],
    ])
    fake.change(files)
    run.artifact = await packPlugin(
      new Map([...files].map(([path, content]) => [path, Buffer.from(content)])),
    )
  }

  const shown = ({ id, key, status, conclusion }: Run) => ({
    ...sampleOf('workflow-run'),
    id,
    display_title: `Build ${key}`,
    event: 'workflow_dispatch',
    path: '.github/workflows/build-plugin.yml@refs/heads/main',
    status,
    conclusion: status === 'completed' ? conclusion : null,
    html_url: `${url}/run/${id}`,
    head_sha: 'c0ffee'.padEnd(40, '0'),
    ...fake.shownRun,
  })

  const artifactOf = ({ id, key, artifact }: Run) => ({
    id,
    node_id: 'a',
    name: `plugin-${key}`,
    size_in_bytes: artifact?.length ?? 0,
    url,
    archive_download_url: url,
    expired: false,
    created_at: null,
    expires_at: null,
    updated_at: null,
    digest: `sha256:${digestOf(artifact ?? '')}`,
    ...fake.listed,
  })
  return fake
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? undefined : JSON.parse(text)
}
