import { parseArgs } from 'node:util'
import { call } from '../../http/call.ts'
import { checkPlugin } from '../../checks/checkPlugin.ts'
import { submitPlugin } from '../../contracts/ownSubmissions.ts'
import { findingsText } from '../findingsText.ts'
import { loadZip } from '../loadZip.ts'
import { usualPlatform } from '../template/sdkHome.ts'
import { CliFault, type Terminal } from '../Terminal.ts'

const text = { type: 'string' } as const
const options = {
  host: text,
  name: text,
  email: text,
  phone: text,
  purpose: text,
  description: text,
} as const

export async function submitCommand(words: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const { host = usualPlatform(), name, email, phone, purpose, description } = values
  if (!name || !email) throw new CliFault('Say who you are: --name and --email.')
  const zip = await loadZip(positionals[0])
  const { isFit, findings, manifest } = await checkPlugin(zip)
  if (!isFit) {
    terminal.say(findingsText(findings))
    terminal.complain('Nothing was submitted: the plugin does not pass its checks.')
    return 1
  }
  const about = {
    name,
    email,
    ...(phone && { phone }),
    ...(purpose && { purpose }),
    ...(description && { description }),
  }
  const file = new File([new Uint8Array(zip)], `${manifest?.id ?? 'plugin'}.zip`)
  const base = host.replace(/\/+$/, '')
  const submission = await call(submitPlugin, about, {
    base,
    file,
    deadlineMs: 60_000,
  })
  if (submission.findings.length > 0) terminal.say(findingsText(submission.findings))
  terminal.say(
    `Submission ${submission.id} of ${submission.plugin_id ?? manifest?.id ?? 'the plugin'}: ${submission.state.replaceAll('_', ' ')}.`,
  )
  if (submission.lookup)
    terminal.say(
      [
        `What becomes of it, for whoever has this link: ${base}/submission#${submission.lookup}`,
        'Changes that are asked for are answered there with a new zip. Of a later version, an account shows whose it is.',
      ].join('\n'),
    )
  return submission.state === 'check_failed' ? 1 : 0
}
