import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findRunnable, onPath } from './findProgram.ts'
import { freePort } from './freePort.ts'
import { runProcess } from './runProcess.ts'

export interface Postgres {
  /** Address of a database; others may be created beside it. */
  url: string
  stop(): Promise<void>
}

type User = { uid: number; gid: number } | null

/** Starts a PostgreSQL of our own in a temporary folder. Throws one line where there is none to start. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPrograms()
  if (!programs) throw new Error('No PostgreSQL is installed here (initdb was not found).')
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'msdat-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  try {
    return await launch(programs, folder, user)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function launch(programs: string, folder: string, user: User): Promise<Postgres> {
  const password = randomBytes(16).toString('hex')
  await makeCluster(programs, folder, password, user)
  const port = await freePort()
  // Nothing here outlives the tests, so nothing has to survive a power cut.
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'autovacuum=off',
    'max_connections=400',
  ]
  const args = ['-D', join(folder, 'data'), '-p', String(port), '-h', '127.0.0.1', '-k', '']
  const server = spawn(
    join(programs, 'postgres'),
    [...args, ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...user },
  )
  await untilReady(server)
  return {
    url: `postgres://msdat:${password}@127.0.0.1:${port}/postgres`,
    stop: () => stop(server, folder),
  }
}

async function makeCluster(programs: string, folder: string, password: string, user: User): Promise<void> {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user) chownSync(passwordFile, user.uid, user.gid)
  const args = ['-D', join(folder, 'data'), '-U', 'msdat', '-A', 'scram-sha-256', '--pwfile', passwordFile]
  const made = await runProcess(
    join(programs, 'initdb'),
    [...args, '-E', 'UTF8', '--locale=C', '--no-sync'],
    { user, cwd: folder },
  )
  if (made.code !== 0) throw new Error(`PostgreSQL made no database cluster: ${lastLine(made.output)}`)
}

/** The server says on its error stream when it takes connections. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => fail('it took more than 60 s'), 60_000)
    const fail = (reason: string): void => {
      clearTimeout(timer)
      server.kill('SIGKILL')
      reject(new Error(`PostgreSQL did not start: ${reason}`))
    }
    server.once('exit', () => fail(lastLine(said)))
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (!said.includes('ready to accept connections')) return
      clearTimeout(timer)
      server.removeAllListeners('exit')
      server.stderr?.removeAllListeners('data').resume()
      resolve()
    })
  })
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGQUIT')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
}

/** PostgreSQL refuses to run as root; there it runs as its own user, or as nobody. */
function unprivilegedUser(): User {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = ['postgres', 'nobody'].map((name) => users.find((fields) => fields[0] === name)).find(Boolean)
  if (!found)
    throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody here.')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

/** The folder of initdb and postgres; distributions keep several versions apart, the newest is taken. */
function findPrograms(): string | null {
  const versioned = [
    '/usr/lib/postgresql/*/bin',
    '/usr/pgsql-*/bin',
    '/opt/homebrew/opt/postgresql@*/bin',
    '/usr/local/opt/postgresql@*/bin',
    '/Applications/Postgres.app/Contents/Versions/*/bin',
  ].flatMap(newestFirst)
  const initdb = findRunnable([
    ...versioned.map((folder) => join(folder, 'initdb')),
    ...onPath(['initdb']),
    '/usr/local/pgsql/bin/initdb',
    '/opt/homebrew/bin/initdb',
  ])
  return initdb && dirname(initdb)
}

function newestFirst(pattern: string): string[] {
  const [before = '', after = ''] = pattern.split('*')
  const parent = dirname(`${before}x`)
  if (!existsSync(parent)) return []
  return readdirSync(parent)
    .map((name) => join(parent, name))
    .filter((path) => path.startsWith(before))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .map((path) => path + after)
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? ''
