import { spawn } from 'node:child_process'

export interface Finished {
  code: number
  output: string
}

export interface RunOptions {
  user?: { uid: number; gid: number } | null
  cwd?: string
}

/** Runs a program to its end and answers its exit code and what it said; one that cannot start has code 127. */
export function runProcess(program: string, args: string[], options: RunOptions = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options.user,
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
