import { createAppAuth } from '@octokit/auth-app'
import { Octokit } from '@octokit/rest'
import { archiveLimits } from '@msdat/sdk/contracts/archiveLimits'
import type { GithubSettings } from './GithubSettings.ts'
import { GithubTrouble, toTrouble } from './GithubTrouble.ts'
import { readBounded } from './readBounded.ts'

const callMs = 20_000
const downloadMs = 60_000
// A library that prints requests would print what is in them.
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

export interface Run {
  id: number
  title: string
  event: string
  path: string
  status: string
  conclusion: string | null
  url: string
  commit: string
}

export interface Artifact {
  id: number
  name: string
  bytes: number
  expired: boolean
  /** `sha256:` and the digest of its zip; null where the server does not tell. */
  digest: string | null
}

/** The few calls of GitHub's API that a build needs. What fails is thrown as GithubTrouble. */
export class GithubActions {
  readonly #settings: GithubSettings
  readonly #octokit: Octokit
  readonly #place: { owner: string; repo: string }

  constructor(settings: GithubSettings) {
    const { owner, repository: repo, identity, apiUrl: baseUrl } = settings
    this.#settings = settings
    this.#place = { owner, repo }
    this.#octokit = new Octokit({
      baseUrl,
      userAgent: 'msdat-plugin-registry',
      log: silent,
      ...('token' in identity
        ? { auth: identity.token }
        : { authStrategy: createAppAuth, auth: { ...identity, log: silent } }),
    })
  }

  /** Starts the workflow; answers the run, or null where GitHub does not name it. */
  start(inputs: Record<string, string>, signal: AbortSignal): Promise<number | null> {
    const { workflow: workflow_id, ref } = this.#settings
    return this.#call(signal, async (request) => {
      const wish = { ...this.#place, workflow_id, ref, inputs, return_run_details: true, request }
      const { data } = await this.#octokit.rest.actions.createWorkflowDispatch(wish)
      // Older servers answer nothing.
      const id = (data as { workflow_run_id?: unknown } | undefined)?.workflow_run_id
      return typeof id === 'number' ? id : null
    })
  }

  /** The newest run that bears this title; null where none does yet. */
  find(title: string, since: string, signal: AbortSignal): Promise<Run | null> {
    const { workflow: workflow_id } = this.#settings
    return this.#call(signal, async (request) => {
      const filter = { event: 'workflow_dispatch', created: `>=${since}`, per_page: 100 }
      const wish = { ...this.#place, workflow_id, ...filter, request }
      const { data } = await this.#octokit.rest.actions.listWorkflowRuns(wish)
      const found = data.workflow_runs.find(({ display_title }) => display_title === title)
      return found ? toRun(found) : null
    })
  }

  read(run_id: number, signal: AbortSignal): Promise<Run> {
    return this.#call(signal, async (request) => {
      const { data } = await this.#octokit.rest.actions.getWorkflowRun({ ...this.#place, run_id, request })
      return toRun(data)
    })
  }

  artifacts(run_id: number, signal: AbortSignal): Promise<Artifact[]> {
    return this.#call(signal, async (request) => {
      const wish = { ...this.#place, run_id, per_page: 100, request }
      const { data } = await this.#octokit.rest.actions.listWorkflowRunArtifacts(wish)
      return data.artifacts.map(({ id, name, size_in_bytes, expired, digest }) => ({
        id,
        name,
        bytes: size_in_bytes,
        expired,
        digest: digest ?? null,
      }))
    })
  }

  /** The zip of an artifact. The address it lies at is asked without the token, and at most as much is read as a plugin may have. */
  download(artifact_id: number, signal: AbortSignal): Promise<Buffer> {
    return this.#call(signal, async (request) => {
      const wish = {
        ...this.#place,
        artifact_id,
        archive_format: 'zip',
        request: { ...request, redirect: 'manual' as const },
      }
      const { headers } = await this.#octokit.rest.actions.downloadArtifact(wish)
      const address = this.#checked(headers.location)
      const response = await fetch(address, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(downloadMs)]),
      })
      if (response.status >= 500)
        throw new GithubTrouble('GitHub’s store of artifacts is in trouble. Build again.', { mayPass: true })
      if (!response.ok)
        throw new GithubTrouble(
          `GitHub’s store did not hand the artifact over (${response.status}). Build again.`,
        )
      const bytes = await readBounded(response, archiveLimits.zipBytes)
      if (bytes) return bytes
      throw new GithubTrouble(
        'The artifact is larger than a plugin may be. Look at what the workflow uploads.',
      )
    })
  }

  cancel(run_id: number, signal: AbortSignal): Promise<void> {
    return this.#call(signal, async (request) => {
      await this.#octokit.rest.actions.cancelWorkflowRun({ ...this.#place, run_id, request })
    })
  }

  #checked(address: string | undefined): string {
    // Plain HTTP only where the API itself is asked so: on one's own machine.
    const schemes = this.#settings.apiUrl.startsWith('http:') ? ['https:', 'http:'] : ['https:']
    if (address && URL.canParse(address) && schemes.includes(new URL(address).protocol)) return address
    throw new GithubTrouble('GitHub names no safe address for the artifact. Build again.')
  }

  async #call<Value>(
    signal: AbortSignal,
    ask: (request: { signal: AbortSignal }) => Promise<Value>,
  ): Promise<Value> {
    try {
      return await ask({ signal: AbortSignal.any([signal, AbortSignal.timeout(callMs)]) })
    } catch (error) {
      const { owner, repository, workflow, ref } = this.#settings
      throw toTrouble(error, { repository: `${owner}/${repository}`, workflow, ref }, Date.now())
    }
  }
}

interface Told {
  id: number
  display_title: string
  event: string
  path: string
  status: string | null
  conclusion: string | null
  html_url: string
  head_sha: string
}

const toRun = ({ id, display_title, event, path, status, conclusion, html_url, head_sha }: Told): Run => ({
  id,
  title: display_title,
  event,
  path,
  status: status ?? '',
  conclusion,
  url: html_url,
  commit: head_sha,
})
