import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inProject, projectFolder } from '../support/project.ts'
import { startServer } from '../support/server.ts'
import { wait } from '../support/wait.ts'
import { budget, megabytes, type Measurement } from './Measurement.ts'

const budgets = { importSeconds: 3, startSeconds: 3, idleBytes: 200e6 }
const inSeconds = (value: number): string => `${value.toFixed(2)} s`

/** How long the built-in set takes into an empty SQLite file, a second start, and what an idle server holds. */
export async function measureServer(): Promise<Measurement[]> {
  const imported = await secondsToImport()
  const started = await secondsToStartAgain()
  const idle = await idleBytes()
  return [
    budget('The built-in data set is loaded', imported, budgets.importSeconds, inSeconds),
    budget('The second `npm start` is ready', started, budgets.startSeconds, inSeconds),
    budget('Resident memory of the idle server, after its first start', idle, budgets.idleBytes, megabytes),
  ]
}

/** The parts of the built server that bring a database up. */
interface ServerParts {
  openDatabase(address: { sqliteFile: string }): Promise<Opened>
  migrate(db: unknown, migrations: unknown): Promise<void>
  allMigrations(dialect: 'sqlite'): unknown
  importBuiltInSet(database: Opened, folder: string): Promise<{ added: number } | null>
}

interface Opened {
  db: unknown
  close(): Promise<void>
}

async function secondsToImport(): Promise<number> {
  const parts = await loadServerParts()
  const folder = mkdtempSync(join(tmpdir(), 'msdat-bench-'))
  const database = await parts.openDatabase({ sqliteFile: join(folder, 'msdat.sqlite') })
  try {
    await parts.migrate(database.db, parts.allMigrations('sqlite'))
    const started = performance.now()
    const outcome = await parts.importBuiltInSet(database, inProject('server/data'))
    if (!outcome || outcome.added < 10_000) throw new Error('The built-in set was not taken in.')
    return (performance.now() - started) / 1000
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function loadServerParts(): Promise<ServerParts> {
  const files = ['db/openDatabase', 'db/migrate', 'allMigrations', 'import/builtInSet/importBuiltInSet']
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(inProject(`server/dist/${file}.js`)).href) as Promise<object>),
  )
  return Object.assign({}, ...modules) as ServerParts
}

/** By the command that a newcomer types. */
async function secondsToStartAgain(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-bench-'))
  const env = { PATH: process.env['PATH'], PORT: '0', MSDAT_DATA_DIR: folder }
  const start = async (): Promise<number> => {
    const began = performance.now()
    // npm hands no signal on to what it runs, so all of it is a group that can be ended as one.
    const child = spawn('npm', ['start'], {
      cwd: projectFolder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    let said = ''
    for await (const chunk of child.stdout) {
      said += String(chunk)
      if (/^MSDAT ready/m.test(said)) break
    }
    const seconds = (performance.now() - began) / 1000
    await endGroup(child)
    if (!said.includes('MSDAT ready')) throw new Error(`The product did not start: ${said}`)
    return seconds
  }
  try {
    await start()
    return await start()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Ends a process with all that it has started, and waits for them, by force after ten seconds. */
async function endGroup({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return
  const tell = (signal: NodeJS.Signals | 0): boolean => {
    try {
      return process.kill(-pid, signal)
    } catch {
      return false
    }
  }
  tell('SIGTERM')
  for (let turn = 0; turn < 200 && tell(0); turn += 1) await wait(50)
  tell('SIGKILL')
}

/** V8 clears away what the start left after nearly a minute in which nothing happened. */
const idleMs = 75_000

async function idleBytes(): Promise<number> {
  const server = await startServer()
  try {
    await new Promise((resolve) => setTimeout(resolve, idleMs))
    return residentBytes(server.process.pid)
  } finally {
    await server.stop()
  }
}

function residentBytes(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}
