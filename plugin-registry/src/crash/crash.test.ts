import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import type { Index, SignedIndex } from '@msdat/sdk/contracts/registry'
import { followChain } from '../audit/checkAudit.ts'
import { readState } from '../db/stateValues.ts'
import type { RegistryDb, RegistryTables } from '../db/RegistryTables.ts'

const folder = mkdtempSync(join(tmpdir(), 'msdat-crash-'))
const file = join(folder, 'crash.sqlite')
const program = fileURLToPath(new URL('../../dist/crash/testProgram.fixture.js', import.meta.url))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// The whole server is killed by `tests/release/killedServer.test.ts` in every run; this is a part of
// `npm run test:endurance`, where it kills at more moments than a server with its plugins can in the same time.
const isEndurance = process.env['MSDAT_ENDURANCE'] === '1'
const rounds = 8

interface Kill {
  /** How many lines the program has said by then: it is ready, something is submitted, approved. */
  lines: number
  afterMs: number
}

/** Runs the program, may kill it after so much work of it, and answers what it had said by then. */
function runAndKill(first: number, count: number, kill: Kill | null): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, file, String(first), String(count)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      const before = linesOf(said)
      said += chunk.toString()
      if (kill && before < kill.lines && linesOf(said) >= kill.lines)
        setTimeout(() => child.kill('SIGKILL'), kill.afterMs)
    })
    child.on('close', () => resolve(said))
  })
}

const linesOf = (text: string): number => text.split('\n').length - 1

async function withDatabase<Value>(look: (db: RegistryDb) => Promise<Value>): Promise<Value> {
  const db = new Kysely<RegistryTables>({ dialect: new SqliteDialect({ database: new Sqlite(file) }) })
  try {
    return await look(db)
  } finally {
    await db.destroy()
  }
}

/** The index lists what is deployed, no more and no less, and every byte it names is there. */
async function expectWhole(db: RegistryDb): Promise<void> {
  const signed = JSON.parse((await readState(db, 'signed_index')) ?? 'null') as SignedIndex | null
  const index = JSON.parse(signed?.index ?? '{"releases":[]}') as Index
  const deployed = await db
    .selectFrom('registry_submissions')
    .select('plugin_id')
    .where('state', '=', 'deployed')
    .execute()
  expect(index.releases.map(({ plugin }) => plugin).sort()).toEqual(
    deployed.map(({ plugin_id }) => plugin_id).sort(),
  )
  for (const { bundle } of index.releases) {
    const stored = await db
      .selectFrom('registry_artifacts')
      .select('bytes')
      .where('digest', '=', bundle.digest)
      .executeTakeFirst()
    expect(stored?.bytes).toBe(bundle.bytes)
  }
  expect((await followChain(db)).brokenAt).toBeNull()
}

it.runIf(isEndurance)(
  'a server killed at any moment loses no submission and lists no half release',
  { timeout: 900_000 },
  async () => {
    const acknowledged = new Set<number>()
    for (let round = 0; round < rounds; round += 1) {
      const said = await runAndKill(round * 10, 10, { lines: 2 + round, afterMs: (round * 117) % 400 })
      for (const [, id] of said.matchAll(/(?:submitted|approved) (\d+)/g)) acknowledged.add(Number(id))
      await withDatabase(expectWhole)
    }
    expect(acknowledged.size).toBeGreaterThan(0)
    expect(await runAndKill(900, 1, null)).toContain('done')
    await withDatabase(async (db) => {
      await expectWhole(db)
      const kept = await db.selectFrom('registry_submissions').select(['id', 'state']).execute()
      for (const id of acknowledged) expect(kept.map((row) => row.id)).toContain(id)
      // Those that were approved are deployed; those killed before their approval still wait for it.
      for (const { state } of kept) expect(['deployed', 'awaiting_approval']).toContain(state)
      const jobs = await db.selectFrom('registry_jobs').select('state').where('state', '<>', 'done').execute()
      expect(jobs).toEqual([])
    })
  },
)
