import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareOnce } from './prepareOnce.ts'
import { inProject, projectFolder } from './project.ts'

export interface ServerOptions {
  env?: Record<string, string>
  /** Data folder of an earlier server that is to go on, or an empty one; without it a new one, removed by stop(). */
  dataFolder?: string
  /** Port of an earlier server; without it any free one. */
  port?: number
}

export interface RunningServer {
  /** http://localhost:port, for a browser. */
  url: string
  /** http://127.0.0.1:port, for calls from Node. */
  base: string
  port: number
  process: ChildProcess
  dataFolder: string
  admin: { email: string; password: string }
  /** All it has said so far. */
  output(): string
  /** Ends it as an operator would, and removes a data folder that was made for it. */
  stop(): Promise<void>
  /** Ends it at once, as a power cut would; the data folder stays. */
  kill9(): Promise<void>
}

/** As `npm start` has them: V8 keeps 16 MB less for new objects and two threads less, and answers as fast. */
const memoryFlags = ['--max-semi-space-size=8', '--v8-pool-size=2']

export const admin = { email: 'admin@msdat.example', password: 'Correct-Horse-7' }

/** Starts the real, built server and waits until it says that it is ready. A new one begins with prepared data. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  if (options.env?.['DATABASE_URL'] || (options.dataFolder && isFilled(options.dataFolder)))
    return launch(options)
  const prepared = await prepareInstallation()
  if (!prepared) return launch(options)
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'msdat-server-'))
  cpSync(prepared, dataFolder, { recursive: true })
  const server = await launch({ ...options, dataFolder })
  const stop = async (): Promise<void> => {
    await server.stop()
    if (!options.dataFolder) rmSync(dataFolder, { recursive: true, force: true })
  }
  return { ...server, stop }
}

/** The data of an installation after its first start, made once in a test run. */
export const prepareInstallation = (keep?: string): Promise<string | null> =>
  prepareOnce('installation', (folder) => setUpInstallation({ dataFolder: folder }), keep)

const isFilled = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0

/** The first start of an installation: it builds the plugins, all of them, and loads the data. */
export async function setUpInstallation(options: ServerOptions): Promise<void> {
  const server = await launch(options)
  await server.stop()
  if (server.output().includes('could not be published')) throw new Error(server.output())
}

async function launch(options: ServerOptions): Promise<RunningServer> {
  const entry = inProject('server/dist/bundles/server.js')
  if (!existsSync(entry)) throw new Error('The server is not built: run `npm test`, or `npm run build`.')
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'msdat-server-'))
  const child = spawn(process.execPath, [...memoryFlags, entry], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited(), ...settingsOf(options, dataFolder), ...options.env },
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const port = await untilReady(child, () => said)
  return {
    url: `http://localhost:${port}`,
    base: `http://127.0.0.1:${port}`,
    port,
    process: child,
    dataFolder,
    admin,
    output: () => said,
    async stop() {
      await end(child, 'SIGTERM')
      if (!options.dataFolder) rmSync(dataFolder, { recursive: true, force: true })
    },
    kill9: () => end(child, 'SIGKILL'),
  }
}

/** Settings of whoever runs the tests must not reach the server under test. */
const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(MSDAT_|DATABASE_URL$|PORT$|NODE_ENV$|VITEST)/.test(name),
    ),
  )

const settingsOf = (options: ServerOptions, dataFolder: string): Record<string, string> => ({
  PORT: String(options.port ?? 0),
  MSDAT_DATA_DIR: dataFolder,
  MSDAT_ADMIN_EMAIL: admin.email,
  MSDAT_ADMIN_PASSWORD: admin.password,
})

function untilReady(child: ChildProcess, said: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail('it took more than 240 s'), 240_000)
    const fail = (reason: string): void => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      reject(new Error(`The server did not start: ${reason}\n${said()}`))
    }
    const look = (): void => {
      const port = /^MSDAT ready http:\/\/\S+?:(\d+)/m.exec(said())?.[1]
      if (!port) return
      clearTimeout(timer)
      child.off('exit', onExit)
      child.stdout?.off('data', look)
      resolve(Number(port))
    }
    const onExit = (code: number | null): void => fail(`it ended with code ${code}`)
    child.once('exit', onExit)
    child.stdout?.on('data', look)
  })
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  const impatient = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(impatient)
}
