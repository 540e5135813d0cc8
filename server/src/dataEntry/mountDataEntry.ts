import type { Serve } from '@msdat/sdk/http/serve'
import * as contracts from '@msdat/sdk/contracts/dataEntry'
import type { DataRoutes } from '../data/DataRoutes.ts'
import type { ImportJobs } from '../import/jobs/ImportJobs.ts'
import type { Outbox } from '../mail/Outbox.ts'
import { figuresDecided } from '../mail/templates/figuresDecided.ts'
import { notify } from '../notifications/notify.ts'
import { checkCells } from './checkCells.ts'
import { decideEntry } from './decideEntry.ts'
import type { EntryRow } from './entryTable.ts'
import { findEntry, listEntryLines, readEntry, type EntryDb } from './readEntries.ts'
import { addEntry, changeEntry, removeEntry, submitEntry } from './writeEntries.ts'

interface EntryRoutes extends DataRoutes {
  jobs: ImportJobs
  outbox: Outbox
  publicUrl: string
}

/** Figures that people type: contributors enter them, somebody else approves them, the import brings them in. */
export function mountDataEntry(serve: Serve, routes: EntryRoutes): void {
  const { data, jobs } = routes
  const db = routes.db as unknown as EntryDb
  serve(contracts.listEntries, (input, { actor }) => listEntryLines(db, input, actor))
  serve(contracts.checkEntry, async (figures, { signal }) =>
    checkCells(routes.db, await data.lists(), figures, { signal }),
  )
  serve(contracts.getEntry, ({ id }, { actor }) => readEntry(db, id, actor))
  serve(contracts.getEntryCheck, async ({ id }, { actor, signal }) =>
    checkCells(routes.db, await data.lists(), await findEntry(db, id, actor), { signal }),
  )
  serve(contracts.addEntry, async (given, { actor }) =>
    readEntry(db, await addEntry(db, given, actor), actor),
  )
  serve(contracts.changeEntry, async (given, { actor }) => {
    await changeEntry(db, given, actor)
    return readEntry(db, given.id, actor)
  })
  serve(contracts.removeEntry, async ({ id }, { actor }) => {
    const removed = await readEntry(db, id, actor)
    await removeEntry(db, id, actor)
    return removed
  })
  serve(contracts.submitEntry, async ({ id }, { actor }) => {
    await submitEntry(db, { id, lists: await data.lists() }, actor)
    return readEntry(db, id, actor)
  })
  serve(contracts.decideEntry, async (given, { actor }) => {
    const entry = await decideEntry({ db, jobs }, given, actor).finally(() => data.forget())
    await tellAuthor(routes, entry, given)
    return readEntry(db, given.id, actor)
  })
}

async function tellAuthor(
  { db, data, outbox, publicUrl }: EntryRoutes,
  entry: EntryRow,
  { decision, comment = '' }: contracts.EntryDecision,
): Promise<void> {
  const { datasources } = await data.lists()
  const source = datasources.find(({ id }) => id === entry.datasource)?.datasource ?? 'a source'
  const link = `/data-entry?entry=${entry.id}`
  const url = publicUrl + link
  const words = figuresDecided({ decision, source, period: entry.period, comment, url })
  await notify(db, { owner: entry.owner, title: words.subject, text: comment, link })
  await outbox.post(db, { to: entry.author_email, words })
}
