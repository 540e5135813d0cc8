import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { limitsOfSystem } from './limitsOfSystem.ts'

export interface IsolatedTask {
  /** Which worker program to run. */
  worker: 'check' | 'build'
  /** What the worker needs to know beside the zip. */
  question: unknown
  zip: Buffer
  limits: { milliseconds: number; megabytes: number }
  signal: AbortSignal
}

export type IsolatedAnswer =
  | { ok: true; answer: unknown; isolation: string }
  | { ok: false; reason: 'ran_out_of_time' | 'crashed' | 'stopped'; detail: string }

const mostOutput = 64 * 1024 * 1024
const resolver = createRequire(import.meta.url)

/**
 * Runs a worker program on a stranger's zip in a process of its own: an empty environment, no network
 * and a cap on memory and processor time where the system can, and a deadline in any case.
 */
export async function runIsolated(task: IsolatedTask): Promise<IsolatedAnswer> {
  if (task.signal.aborted) return { ok: false, reason: 'stopped', detail: 'The server is being stopped.' }
  const { prefix, description } = await limitsOfSystem(task.limits)
  const program = resolver.resolve(`@msdat/plugin-registry/workers/${task.worker}`)
  const heap = `--max-old-space-size=${Math.floor(task.limits.megabytes / 2)}`
  const [command = process.execPath, ...rest] = [...prefix, process.execPath, heap, program]
  const child = spawn(command, rest, { env: {}, cwd: '/', detached: true, stdio: ['pipe', 'pipe', 'pipe'] })
  return new Promise((resolve) => {
    let failure: IsolatedAnswer | null = null
    const stop = (reason: 'ran_out_of_time' | 'crashed' | 'stopped', detail: string) => {
      failure ??= { ok: false, reason, detail }
      killGroup(child)
    }
    const seconds = task.limits.milliseconds / 1000
    const deadline = setTimeout(
      () => stop('ran_out_of_time', `It took longer than ${seconds} s.`),
      task.limits.milliseconds,
    )
    const onStop = () => stop('stopped', 'The server is being stopped.')
    task.signal.addEventListener('abort', onStop)
    const output = collect(child.stdout, mostOutput, () => stop('crashed', 'It answered without end.'))
    const complaints = collect(child.stderr, 8 * 1024, () => {})
    child.on('error', (error) => stop('crashed', error.message))
    child.on('close', (code, signal) => {
      clearTimeout(deadline)
      task.signal.removeEventListener('abort', onStop)
      if (failure) return resolve(failure)
      const answer = code === 0 ? parse(Buffer.concat(output).toString('utf8')) : undefined
      if (answer !== undefined) return resolve({ ok: true, answer, isolation: description })
      const said = Buffer.concat(complaints).toString('utf8').trim().split('\n').at(-1) ?? ''
      resolve({
        ok: false,
        reason: 'crashed',
        detail: `It ended with ${signal ?? code}. ${said}`.slice(0, 500).trim(),
      })
    })
    send(child, task)
  })
}

function send(child: ChildProcess, task: IsolatedTask): void {
  const question = Buffer.from(
    JSON.stringify({ question: task.question, milliseconds: task.limits.milliseconds }),
  )
  const length = Buffer.alloc(4)
  length.writeUInt32LE(question.length)
  // A worker that dies early breaks the pipe; its exit tells the rest.
  child.stdin?.on('error', () => {})
  child.stdin?.end(Buffer.concat([length, question, task.zip]))
}

function collect(stream: NodeJS.ReadableStream | null, limit: number, onLimit: () => void): Buffer[] {
  const chunks: Buffer[] = []
  let size = 0
  stream?.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
    else onLimit()
  })
  return chunks
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The worker and what it started, such as the bundler's own process. */
function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}
