import { login, registerUser, type SignedIn } from '@msdat/sdk/contracts/accounts'
import { disablePlugin } from '@msdat/sdk/contracts/deployments'
import type { OutputOf } from '@msdat/sdk/contracts/endpoint'
import type { submitPlugin } from '@msdat/sdk/contracts/ownSubmissions'
import type { Submission, SubmissionState } from '@msdat/sdk/contracts/submission'
import type { RunningServer } from './server.ts'
import { wait } from './wait.ts'

const settled: readonly SubmissionState[] = ['check_failed', 'awaiting_approval', 'build_failed', 'deployed']

/** Signs in as the admin; the token goes into an Authorization header. */
export async function signInAsAdmin({ base, admin }: RunningServer): Promise<string> {
  const response = await fetch(base + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: admin.email, password: admin.password }),
  })
  const answer = (await response.json()) as SignedIn
  if (!response.ok) throw new Error(`Signing in failed: ${JSON.stringify(answer)}`)
  return answer.token
}

/** Makes an account that may hand in newer versions of its plugins; its token goes into an Authorization header. */
export async function registerAuthor(server: RunningServer, username: string): Promise<string> {
  return (await register(server, username)).token
}

/** Makes a second admin, whose plugins the first may approve. */
export async function registerAdmin(server: RunningServer, username: string): Promise<string> {
  const { id, token } = await register(server, username)
  const upgrade = `${server.base}/api/users/${id}/upgrade/`
  await answered(await fetch(upgrade, { headers: bearer(await signInAsAdmin(server)) }))
  return token
}

/** Of everybody who is registered here. */
export const password = 'Correct-Horse-8'

async function register(server: RunningServer, username: string): Promise<SignedIn> {
  const person = { username, email: `${username}@example.org`, password }
  await sendJson(server, ['POST', registerUser.path], null, person)
  return sendJson(server, ['POST', login.path], null, { username, password })
}

/** Hands a zip in, as the form does; with an admin's token it does not count against the limit per hour. */
export async function submitZip(
  base: string,
  zip: Uint8Array,
  token?: string,
): Promise<OutputOf<typeof submitPlugin>> {
  const form = new FormData()
  form.set('name', 'Test Author')
  form.set('email', 'author@example.org')
  form.set('plugin', new Blob([new Uint8Array(zip)], { type: 'application/zip' }), 'plugin.zip')
  return answered(
    await fetch(`${base}/registry/submissions/`, {
      method: 'POST',
      headers: token ? bearer(token) : {},
      body: form,
    }),
  )
}

export async function readSubmission(base: string, token: string, id: number): Promise<Submission> {
  return answered(await fetch(`${base}/registry/submissions/${id}/`, { headers: bearer(token) }))
}

export async function approve(base: string, token: string, id: number): Promise<Submission> {
  return sendJson({ base }, ['POST', `/registry/submissions/${id}/approve/`], token, {
    reason: 'Reviewed by the test.',
  })
}

export async function reject(base: string, token: string, id: number): Promise<Submission> {
  return sendJson({ base }, ['POST', `/registry/submissions/${id}/reject/`], token, {
    reason: 'The test has ended.',
  })
}

/** Waits until the checks or the build have come to an end. */
export async function untilSettled(base: string, token: string, id: number): Promise<Submission> {
  const patience = Date.now() + 60_000
  while (Date.now() < patience) {
    const submission = await readSubmission(base, token, id)
    if (settled.includes(submission.state)) return submission
    await wait(150)
  }
  throw new Error(`Submission ${id} came to no end within a minute.`)
}

/** Takes a zip the whole way of a stranger's plugin: submitted, checked, approved, built, deployed. */
export async function publish(server: RunningServer, zip: Uint8Array, author?: string): Promise<Submission> {
  const token = await signInAsAdmin(server)
  const { id } = await submitZip(server.base, zip, author)
  const checked = await untilSettled(server.base, token, id)
  if (checked.state !== 'awaiting_approval') throw new Error(describe(checked))
  await approve(server.base, token, id)
  // The state is still the one before for a moment: only the build's own outcome counts.
  const patience = Date.now() + 60_000
  while (Date.now() < patience) {
    const built = await untilSettled(server.base, token, id)
    if (built.state === 'deployed') return built
    if (built.state === 'build_failed') throw new Error(describe(built))
    await wait(150)
  }
  throw new Error(`Submission ${id} was not deployed within a minute.`)
}

/** Has an admin stop each of these plugins, everywhere. */
export async function disable(server: RunningServer, ...plugins: readonly string[]): Promise<void> {
  const token = await signInAsAdmin(server)
  for (const plugin of plugins) {
    const path = disablePlugin.path.replace(':plugin', plugin)
    await sendJson(server, [disablePlugin.method, path], token, { reason: 'A test goes on without it.' })
  }
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` })

const describe = (submission: Submission): string =>
  `Submission ${submission.id} is ${submission.state}: ${JSON.stringify(submission.findings, null, 2)} ${submission.build?.log ?? ''}`

export async function answered<Answer>(response: Response): Promise<Answer> {
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${JSON.stringify(answer)}`)
  return answer as Answer
}

/** Sends JSON and answers what comes back; throws where it is refused. */
export async function sendJson<Answer>(
  { base }: Pick<RunningServer, 'base'>,
  [method, path]: readonly [string, string],
  token: string | null,
  body: object,
): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && bearer(token)) }
  return answered(await fetch(base + path, { method, headers, body: JSON.stringify(body) }))
}
