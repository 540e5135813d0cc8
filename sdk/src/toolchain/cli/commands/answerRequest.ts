import { answerChanges, lookUpSubmission, type OwnSubmission } from '../../../contracts/ownSubmissions.ts'
import { call } from '../../../http/call.ts'
import { CliFault } from '../Terminal.ts'

interface Answer {
  file: File
  /** Id in the manifest of the new zip. */
  plugin: string | undefined
  note: string | undefined
}

interface PrivateLink {
  /** Address of the platform; null where only the token was given. */
  base: string | null
  token: string
}

const wanted =
  'After --answer comes the private link of the submission, such as https://data.example.org/submission#…, in quotes: ' +
  '"submit" said it when the plugin was handed in. What was sent from an account is answered in the page, under My submissions.'

/** Reads the link that a submission was answered with, or its token alone. */
export function readPrivateLink(text: string): PrivateLink {
  const [address = '', token = address] = text.trim().split('#')
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) throw new CliFault(wanted)
  if (address === token) return { base: null, token }
  const link = URL.canParse(address) ? new URL(address) : null
  const end = link?.pathname.match(/\/submission\/?$/)
  if (!link || !end) throw new CliFault(wanted)
  return { base: link.origin + link.pathname.slice(0, end.index), token }
}

/** Hands a new zip in, in the thread of a submission whose changes were asked for. */
export async function answerRequest(
  base: string,
  token: string,
  { file, plugin, note }: Answer,
): Promise<OwnSubmission> {
  const asked = await call(lookUpSubmission, { token }, { base })
  const { id, plugin_id, state, version } = asked
  if (plugin_id !== null && plugin !== plugin_id)
    throw new CliFault(`The link is that of ${plugin_id}, and this is ${plugin}. Nothing was submitted.`)
  if (state !== 'changes_requested') {
    const words = `Nobody waits for changes of submission ${id}: ${plugin_id} ${version} is ${state.replaceAll('_', ' ')}.`
    throw new CliFault(`${words} Nothing was submitted. A new version is a new submission, without --answer.`)
  }
  const answer = { id, token, ...(note && { note }) }
  return call(answerChanges, answer, { base, file, deadlineMs: 60_000 })
}
