import type { Serve } from '@msdat/sdk/http/serve'
import * as contracts from '@msdat/sdk/contracts/ownSubmissions'
import { answerChanges, ownSubmissionRow } from './submissions/answerChanges.ts'
import { networkOf } from './submissions/networkOf.ts'
import { lookUp, presentOwn, readOwnSubmissions } from './submissions/readOwnSubmissions.ts'
import { presentOne } from './submissions/readSubmissions.ts'
import { acceptedZip, afterChecks, takeIn, type SubmissionParts } from './submissions/takeIn.ts'

/** Binds what authors do. */
export function mountSubmissions(serve: Serve, parts: SubmissionParts): void {
  const { db, change, provenAddressOf } = parts
  serve(contracts.submitPlugin, async (input, context) => {
    const { row, lookup } = await takeIn(parts, input, context)
    return { ...(await presentOne(db, row)), lookup }
  })
  serve(contracts.answerChanges, async ({ id, note, token }, { upload, actor, address }) => {
    const zip = acceptedZip(upload)
    const provenEmail = actor && (await provenAddressOf(actor.id))
    await change(async (tx) => {
      const submission = await ownSubmissionRow(tx, id, { actor, token })
      return answerChanges(tx, submission, { zip, note, provenEmail, network: networkOf(address) }, actor)
    })
    const [own] = await presentOwn(db, [await afterChecks(db, id)])
    if (!own) throw new Error('A row was given and none came back.')
    return own
  })
  serve(contracts.listOwnSubmissions, (paging, { actor }) => readOwnSubmissions(db, actor.id, paging))
  serve(contracts.lookUpSubmission, ({ token }) => lookUp(db, token))
}
