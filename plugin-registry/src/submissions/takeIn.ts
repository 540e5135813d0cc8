import type { CallContext } from '@msdat/sdk/http/serve'
import { isReservedName } from '@msdat/sdk/toolchain/checks'
import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import type { submitPlugin } from '@msdat/sdk/contracts/ownSubmissions'
import { AppError } from '@msdat/sdk/contracts/problem'
import { accountName, submitterName } from '../audit/actorName.ts'
import type { Change } from '../createChange.ts'
import type { RegistryDb, SubmissionRow } from '../db/RegistryTables.ts'
import { addSubmission } from './addSubmission.ts'
import { lookupHashOf, makeLookupToken } from './lookupToken.ts'
import { networkOf } from './networkOf.ts'
import { refuseFullQueue, type QueueLimits } from './refuseFullQueue.ts'
import { submissionRow } from './submissionRow.ts'

export interface SubmissionParts {
  db: RegistryDb
  change: Change
  /** What may wait for a decision; admins may send more. */
  queue: QueueLimits
  /** The address of an account, lower case, where it was proven to be theirs. */
  provenAddressOf(account: string): Promise<string | null>
}

/** Checks are mostly done within a second; the answer waits for them so that the author sees the findings. */
const checkWaitMs = 8_000

/** Takes a zip in, and waits a while for its checks. The token is for those who are not signed in. */
export async function takeIn(
  { db, change, queue, provenAddressOf }: SubmissionParts,
  input: InputOf<typeof submitPlugin>,
  { upload, actor: sender, address }: CallContext,
): Promise<{ row: SubmissionRow; lookup: string | null }> {
  const zip = acceptedZip(upload)
  if (isReservedName(input.name) && sender?.role !== 'admin') {
    const fields = { name: ['is reserved for the platform'] }
    throw new AppError(
      'invalid_input',
      'Please give your own name; this one speaks for the platform.',
      fields,
    )
  }
  const actor = sender ? accountName(sender) : submitterName(input.email)
  const lookup = sender ? null : makeLookupToken()
  const lookupHash = lookup && lookupHashOf(lookup)
  const provenEmail = sender && (await provenAddressOf(sender.id))
  const from = { ...input, accountId: sender?.id, provenEmail, network: networkOf(address) }
  const { id } = await change(async (tx) => {
    if (sender?.role !== 'admin') await refuseFullQueue(tx, queue, from)
    return addSubmission(tx, { ...from, actor, lookupHash, zip, isFirstParty: false })
  })
  return { row: await afterChecks(db, id), lookup }
}

export function acceptedZip(upload: CallContext['upload']): Buffer {
  if (!upload) throw new AppError('invalid_input', 'Please choose a zip file.', { plugin: ['is required'] })
  if (/\.zip$/i.test(upload.name)) return upload.bytes
  throw new AppError('invalid_input', 'The plugin must be a .zip file.', { plugin: ['must be a .zip file'] })
}

export async function afterChecks(db: RegistryDb, id: number): Promise<SubmissionRow> {
  const deadline = Date.now() + checkWaitMs
  for (;;) {
    const row = await submissionRow(db, id)
    if (!['submitted', 'checking'].includes(row.state) || Date.now() > deadline) return row
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
}
