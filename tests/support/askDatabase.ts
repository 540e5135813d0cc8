import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'

interface Installation {
  dataFolder: string
  env: Record<string, string>
}

/** The one number that a statement answers, past the server: what it keeps and does not show. */
export async function askDatabase(installation: Installation, statement: string): Promise<number> {
  const url = installation.env['DATABASE_URL']
  return url ? askPostgres(url, statement) : askSqlite(installation.dataFolder, statement)
}

/** Both files of a SQLite installation, to be read. */
export function openFiles(dataFolder: string): Sqlite.Database {
  const database = new Sqlite(join(dataFolder, 'msdat.sqlite'), { readonly: true })
  database.prepare('attach database ? as figures').run(join(dataFolder, 'msdat-figures.sqlite'))
  return database
}

function askSqlite(dataFolder: string, statement: string): number {
  const database = openFiles(dataFolder)
  try {
    return Number(database.prepare(statement).pluck().get())
  } finally {
    database.close()
  }
}

async function askPostgres(url: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' })
    return Number(rows[0]?.[0])
  } finally {
    await client.end()
  }
}
