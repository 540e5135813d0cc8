import type { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import type { ThinkTables } from './thinkTables.ts'

const tables = { question: 'think_questions', answer: 'think_answers' } as const

/** One vote a person: a second press takes it back. The score is counted from the votes, so it cannot drift. */
export async function voteFor(
  db: Kysely<DataTables>,
  kind: keyof typeof tables,
  { id, owner }: { id: number; owner: string },
): Promise<{ score: number; is_voted: boolean }> {
  return (db as unknown as Kysely<ThinkTables>).transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('think_votes')
      .where('owner', '=', owner)
      .where('kind', '=', kind)
      .where('thing', '=', id)
      .executeTakeFirst()
    const isVoted = Number(numDeletedRows) === 0
    if (isVoted) {
      const created_at = new Date().toISOString()
      await tx
        .insertInto('think_votes')
        .values({ owner, kind, thing: id, created_at })
        .onConflict((conflict) => conflict.columns(['owner', 'kind', 'thing']).doNothing())
        .execute()
    }
    const { count } = await tx
      .selectFrom('think_votes')
      .select((query) => query.fn.countAll<number>().as('count'))
      .where('kind', '=', kind)
      .where('thing', '=', id)
      .executeTakeFirstOrThrow()
    await tx
      .updateTable(tables[kind])
      .set({ score: Number(count) })
      .where('id', '=', id)
      .execute()
    return { score: Number(count), is_voted: isVoted }
  })
}
