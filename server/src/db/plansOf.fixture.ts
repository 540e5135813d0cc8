import { CompiledQuery, type Kysely, type RootOperationNode } from 'kysely'
import type { DataTables } from './DataTables.ts'

/** What SQLite does for each statement of a read. */
export async function plansOf(
  db: Kysely<DataTables>,
  read: (db: Kysely<DataTables>) => Promise<unknown>,
): Promise<string[]> {
  const asked: RootOperationNode[] = []
  const listening = db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(node)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  await read(listening)
  return Promise.all(asked.map((node) => planOf(db, node)))
}

async function planOf(db: Kysely<DataTables>, node: RootOperationNode): Promise<string> {
  const { sql: text, parameters } = db.getExecutor().compileQuery(node, { queryId: 'plan' })
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
  )
  return rows.map(({ detail }) => detail).join('\n')
}
