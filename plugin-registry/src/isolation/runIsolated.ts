import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { limitsOfSystem, type WorkerLimits } from './limitsOfSystem.ts'
import { watchProcesses } from './watchProcesses.ts'

export interface IsolatedTask {
  /** Which worker program to run. */
  worker: 'check' | 'build'
  /** What the worker needs to know beside the zip. */
  question: unknown
  zip: Buffer
  limits: WorkerLimits
  signal: AbortSignal
}

/** `not_started` stands for trouble of the server: no process could be had, or somebody else ended it. */
type Failure = 'not_started' | 'ran_out_of_time' | 'crashed' | 'stopped'

export type IsolatedAnswer =
  { ok: true; answer: unknown; isolation: string } | { ok: false; reason: Failure; detail: string }

const mostOutput = 32 * 1024 * 1024
/**
 * Nothing that a worker does to itself ends it by one of these: past its memory or its processor time it
 * aborts, or gets SIGXCPU. They come from a system short of memory, or from one that shuts down.
 */
const foreignSignals: readonly (string | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']
const resolver = createRequire(import.meta.url)

/**
 * Runs a worker program on a stranger's zip in a process of its own: an empty environment, no network, no files
 * but its own and a cap on memory and processor time where the system can, and a deadline in any case.
 */
export function runIsolated(task: IsolatedTask): Promise<IsolatedAnswer> {
  return runFenced([resolver.resolve(`@msdat/plugin-registry/workers/${task.worker}`)], task)
}

/** Runs Node with these words, in the same way. */
export async function runFenced(words: readonly string[], task: IsolatedTask): Promise<IsolatedAnswer> {
  if (task.signal.aborted) return { ok: false, reason: 'stopped', detail: 'The server is being stopped.' }
  const started = await start(words, task).catch((error: unknown) => notStarted(error))
  if ('ok' in started) return started
  const { child, description } = started
  return new Promise((resolve) => {
    let failure: IsolatedAnswer | null = null
    const stop = (reason: Failure, detail: string) => {
      failure ??= { ok: false, reason, detail }
      killGroup(child)
      // Where a process got away, it must not keep the answer waiting.
      for (const stream of child.stdio) stream?.destroy()
    }
    const unwatch = watchProcesses(child.pid ?? 0, task.limits, (detail) => stop('crashed', detail))
    const seconds = task.limits.milliseconds / 1000
    const deadline = setTimeout(
      () => stop('ran_out_of_time', `It took longer than ${seconds} s.`),
      task.limits.milliseconds,
    )
    const onStop = () => stop('stopped', 'The server is being stopped.')
    task.signal.addEventListener('abort', onStop)
    const output = collect(child.stdout, mostOutput, () =>
      stop('crashed', `It printed more than ${mostOutput / 1024 / 1024} MB.`),
    )
    const complaints = collect(child.stderr, 8 * 1024, () => {})
    const end = (answer: IsolatedAnswer) => {
      unwatch()
      clearTimeout(deadline)
      task.signal.removeEventListener('abort', onStop)
      resolve(answer)
    }
    child.on('error', (error) => {
      // Where there was no process to be had, nothing says that it closed.
      if (child.pid === undefined) end(notStarted(error))
      else stop('crashed', error.message)
    })
    child.on('close', (code, sent) => {
      if (failure) return end(failure)
      const signal = sent ?? signalOf(code)
      const answer = code === 0 ? parse(Buffer.concat(output).toString('utf8')) : undefined
      if (answer !== undefined) return end({ ok: true, answer, isolation: description })
      const said = lastWords(Buffer.concat(complaints).toString('utf8'))
      end({
        ok: false,
        reason: foreignSignals.includes(signal) ? 'not_started' : 'crashed',
        detail: `It ended with ${signal ?? code}. ${said}`.slice(0, 500).trim(),
      })
    })
    send(child, task)
  })
}

async function start(
  words: readonly string[],
  { limits }: IsolatedTask,
): Promise<{ child: ChildProcess; description: string }> {
  const { prefix, description } = await limitsOfSystem(limits)
  const heap = `--max-old-space-size=${Math.floor(limits.megabytes / 2)}`
  const [command = process.execPath, ...rest] = [...prefix, process.execPath, heap, ...words]
  const child = spawn(command, rest, { env: {}, cwd: '/', detached: true, stdio: ['pipe', 'pipe', 'pipe'] })
  return { child, description }
}

/** How a shell tells of a signal that ended its command. */
function signalOf(code: number | null): string | null {
  const [name] = Object.entries(constants.signals).find(([, number]) => number === (code ?? 0) - 128) ?? []
  return name ?? null
}

function notStarted(error: unknown): IsolatedAnswer {
  const detail = `No process could be had: ${error instanceof Error ? error.message : String(error)}.`
  return { ok: false, reason: 'not_started', detail }
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

/**
 * What it said of its end, without the paths of this machine: authors read it. The stack of a program that broke is
 * left out: it quotes that program.
 */
function lastWords(text: string): string {
  const lines = text.trim().split('\n')
  const said = lines.find((line) => /^\w*Error\b|^(unshare|prlimit): /.test(line)) ?? ''
  return said.replaceAll(/(?:\/[\w.@-]+){2,}/g, '…')
}

/** The worker and what it started, such as the bundler's own process. */
function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}
