/** Something that GitHub answered, in one sentence that says what to do about it. */
export class GithubTrouble extends Error {
  /** Whether the same call may succeed later. */
  readonly mayPass: boolean
  /** Milliseconds since 1970 before which there is no sense in asking again; null where GitHub names no moment. */
  readonly until: number | null

  constructor(message: string, passing: { mayPass?: boolean; until?: number | null } = {}) {
    super(message)
    this.mayPass = passing.mayPass ?? false
    this.until = passing.until ?? null
  }
}

interface Answered {
  status: number
  message: string
  headers: Record<string, unknown>
}

export interface Place {
  /** Owner and name. */
  repository: string
  workflow: string
  ref: string
}

/** Reads what a call that failed means. Takes over none of the request: its headers hold the token. */
export function toTrouble(error: unknown, place: Place, now: number): GithubTrouble {
  if (error instanceof GithubTrouble) return error
  const answered = read(error)
  const { status } = answered
  const until = waitsUntil(answered, now)
  if (until !== null)
    return new GithubTrouble('GitHub takes no more calls for now (rate limit).', { mayPass: true, until })
  if (status === 409 || status >= 500 || status === 0)
    return new GithubTrouble(passingSentence(status), { mayPass: true })
  return new GithubTrouble(finalSentence(answered, place))
}

function passingSentence(status: number): string {
  if (status === 0)
    return 'GitHub could not be reached. See whether this server may open connections to it, then build again.'
  if (status === 409) return 'GitHub was busy with the same thing (409). Build again in some minutes.'
  return `GitHub is in trouble (${status}). See githubstatus.com, then build again.`
}

function finalSentence({ status, message }: Answered, { repository, workflow, ref }: Place): string {
  if (status === 401)
    return 'GitHub refuses the credentials (401). Set MSDAT_GITHUB_TOKEN, or the key of the GitHub App, to one that is valid, start the server again, then build again.'
  if (status === 403)
    return `GitHub does not let these credentials do this (403). Give them "Actions: read and write" on ${repository}, then build again.`
  if (status === 404)
    return `GitHub knows no ${workflow} in ${repository}, or does not show it to these credentials (404). Look at MSDAT_GITHUB_REPOSITORY and MSDAT_GITHUB_WORKFLOW, then build again.`
  if (status === 410) return 'GitHub has deleted what the run left behind (410). Build again.'
  if (status === 422)
    return `GitHub cannot start ${workflow} on ${ref} (422: ${message}). Put the project's own .github/workflows/build-plugin.yml there, or set MSDAT_GITHUB_REF, then build again.`
  return `GitHub answered ${status}, which the registry does not know: ${message}. Build again, or set MSDAT_BUILDER=local.`
}

/** A rate limit bears 403 or 429; which of the two it is for, the headers say. */
function waitsUntil({ status, message, headers }: Answered, now: number): number | null {
  if (status !== 403 && status !== 429) return null
  const after = Number(headers['retry-after'])
  if (headers['retry-after'] !== undefined && Number.isFinite(after)) return now + after * 1000
  const reset = Number(headers['x-ratelimit-reset'])
  if (String(headers['x-ratelimit-remaining']) === '0' && Number.isFinite(reset)) return reset * 1000
  // GitHub's own advice where no header tells: at least a minute.
  return status === 429 || /rate limit/i.test(message) ? now + 60_000 : null
}

function read(error: unknown): Answered {
  if (!(error instanceof Error) || !('status' in error)) return { status: 0, message: '', headers: {} }
  const { response } = error as { response?: { headers?: Record<string, unknown>; data?: unknown } }
  // The library says 500 where no answer came at all.
  if (!response) return { status: 0, message: '', headers: {} }
  const said = (response.data as { message?: unknown } | undefined)?.message
  const message = typeof said === 'string' ? said.replaceAll(/\s+/g, ' ').slice(0, 200) : 'without a reason'
  return { status: Number(error.status), message, headers: response.headers ?? {} }
}
