import type { Serve } from '@msdat/sdk/http/serve'
import type { Finding } from '@msdat/sdk/contracts/submission'
import { AppError } from '@msdat/sdk/contracts/problem'
import * as contracts from '@msdat/sdk/contracts/pluginSubmissions'
import type { RegistryTransaction, SubmissionRow } from './db/RegistryTables.ts'
import { accountName } from './audit/actorName.ts'
import type { SigningKey } from './releases/SigningKey.ts'
import { yank } from './releases/yank.ts'
import { approve } from './submissions/approve.ts'
import { reject } from './submissions/decide.ts'
import type { Admins } from './submissions/readReview.ts'
import { readSubmissions, zipName } from './submissions/readSubmissions.ts'
import { submissionRow } from './submissions/submissionRow.ts'
import { takeIn, type SubmissionParts } from './submissions/takeIn.ts'

interface Parts extends SubmissionParts {
  key: () => SigningKey
  adminsNow(): Promise<Admins>
}

/** The calls of the first platform's clients, over the same rules as ours. */
export function mountPluginSubmissions(serve: Serve, parts: Parts): void {
  const { db, change, key, adminsNow } = parts
  serve(contracts.addPluginSubmission, async ({ phone, ...input }, context) => {
    const isGiven = phone !== undefined && phone !== 'null'
    const { row, lookup } = await takeIn(parts, { ...input, ...(isGiven && { phone }) }, context)
    if (row.state === 'check_failed') throw refusedBy(JSON.parse(row.findings) as Finding[])
    return { ...shown(row), lookup }
  })
  serve(contracts.listPluginSubmissions, async (paging) => {
    const { count, results } = await readSubmissions(db, { ...paging, state: 'awaiting_approval' })
    return { count, results: results.map(shown) }
  })
  serve(contracts.approvePluginSubmission, async ({ id, name }, { actor }) => {
    const row = await submissionRow(db, id)
    if (name !== undefined && name !== zipName(row))
      throw new AppError(
        'conflict',
        `The zip of submission ${id} is ${zipName(row)} by now. Load the list again.`,
      )
    const { zip_digest: zipDigest } = row
    const yes = { id, reason: 'Approved.', zipDigest, admins: await adminsNow() }
    const { state } = await change((tx) => approve(tx, yes, actor))
    return {
      message:
        state === 'awaiting_approval' ? 'Another admin has to approve it too.' : 'The plugin is approved.',
    }
  })
  serve(contracts.deletePlugin, async ({ id }, { actor }) => {
    await change((tx) => remove(tx, id, { actor: accountName(actor), key: key() }))
    return { message: 'The plugin is out of service.' }
  })
}

async function remove(
  tx: RegistryTransaction,
  id: number,
  by: { actor: string; key: SigningKey },
): Promise<SubmissionRow> {
  const row = await submissionRow(tx, id)
  const { plugin_id: plugin, version, state } = row
  const reason = 'Removed by an administrator.'
  if (plugin && version && ['deployed', 'disabled', 'superseded', 'yanked'].includes(state))
    return yank(tx, { ...by, plugin, version, reason })
  return reject(tx, { id, actor: by.actor, reason })
}

type Shown = Pick<SubmissionRow, 'id' | 'plugin_id' | 'version' | 'title' | 'description'>

function shown(row: Shown): contracts.SubmittedPlugin {
  const { id, title, plugin_id, description } = row
  const name = zipName(row)
  return {
    id,
    name,
    title: title ?? plugin_id ?? name,
    description,
    plugin: `/registry/submissions/${id}/zip/${name}`,
  }
}

function refusedBy(findings: readonly Finding[]): AppError {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const lines = errors.map(({ title, detail, remedy }) => `${title}. ${detail} ${remedy}`)
  return new AppError('invalid_input', 'The checks found something to correct. Change it and submit again.', {
    plugin: lines,
  })
}
