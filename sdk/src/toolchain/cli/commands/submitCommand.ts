import { parseArgs } from 'node:util'
import { call } from '../../../http/call.ts'
import { checkPlugin } from '../../checks/checkPlugin.ts'
import { submitPlugin, type OwnSubmission } from '../../../contracts/ownSubmissions.ts'
import { findingsText } from '../findingsText.ts'
import { loadZip } from '../loadZip.ts'
import { usualPlatform } from '../template/sdkHome.ts'
import { CliFault, type Terminal } from '../Terminal.ts'
import { answerRequest, readPrivateLink } from './answerRequest.ts'

const text = { type: 'string' } as const
const options = {
  host: text,
  name: text,
  email: text,
  phone: text,
  purpose: text,
  description: text,
  answer: text,
  note: text,
} as const

export async function submitCommand(words: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const { host, name, email, phone, purpose, description, answer, note } = values
  const link = answer === undefined ? null : readPrivateLink(answer)
  if (!link && note !== undefined) throw new CliFault('A --note goes with --answer alone.')
  if (!link && !(name && email)) throw new CliFault('Say who you are: --name and --email.')
  const zip = await loadZip(positionals[0])
  const { isFit, findings, manifest } = await checkPlugin(zip)
  if (!isFit) {
    terminal.say(findingsText(findings))
    terminal.complain('Nothing was submitted: the plugin does not pass its checks.')
    return 1
  }
  const file = new File([new Uint8Array(zip)], `${manifest?.id ?? 'plugin'}.zip`)
  const base = (host ?? link?.base ?? usualPlatform()).replace(/\/+$/, '')
  if (link) {
    const answered = await answerRequest(base, link.token, { file, plugin: manifest?.id, note })
    return tellOutcome(answered, terminal)
  }
  const about = {
    name: name ?? '',
    email: email ?? '',
    ...(phone && { phone }),
    ...(purpose && { purpose }),
    ...(description && { description }),
  }
  const submission = await call(submitPlugin, about, { base, file, deadlineMs: 60_000 })
  const code = tellOutcome(submission, terminal)
  if (submission.lookup) terminal.say(aboutLink(`${base}/submission#${submission.lookup}`))
  return code
}

type Outcome = Pick<OwnSubmission, 'id' | 'plugin_id' | 'state' | 'findings'>

/** Answers the exit code. */
function tellOutcome({ id, plugin_id, state, findings }: Outcome, terminal: Terminal): number {
  if (findings.length > 0) terminal.say(findingsText(findings))
  terminal.say(`Submission ${id} of ${plugin_id ?? 'the plugin'}: ${state.replaceAll('_', ' ')}.`)
  return state === 'check_failed' ? 1 : 0
}

const aboutLink = (link: string): string =>
  [
    `What becomes of it, for whoever has this link: ${link}`,
    'Changes that are asked for are answered there with a new zip, or here with',
    `  msdat-plugin submit <folder or zip> --answer "${link}" --note "What I changed"`,
    'Of a later version, an account shows whose it is.',
  ].join('\n')
