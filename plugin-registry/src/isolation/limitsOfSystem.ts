import { spawn } from 'node:child_process'

interface Limits {
  /** Command words to put in front of the program. */
  prefix: string[]
  /** For the record of a build. */
  description: string
}

const passing = ['EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM']

let probes: Promise<{ canCutNetwork: boolean; canCap: boolean }> | null = null

/** What this system offers to fence a process in; probed once. */
export async function limitsOfSystem(limits: { milliseconds: number; megabytes: number }): Promise<Limits> {
  probes ??= probe().catch((error: unknown) => {
    probes = null
    throw error
  })
  const { canCutNetwork, canCap } = await probes
  const seconds = Math.ceil(limits.milliseconds / 1000)
  const cap = [
    'prlimit',
    `--data=${limits.megabytes * 1024 * 1024}`,
    // The first of the two ends it by a signal that tells why; the second would be a bare kill.
    `--cpu=${seconds * 2}:${seconds * 2 + 5}`,
    '--core=0',
    '--',
  ]
  return {
    prefix: [...(canCutNetwork ? ['unshare', '-rn', '--'] : []), ...(canCap ? cap : [])],
    description: [
      canCutNetwork ? 'no network' : 'network not cut off on this system',
      canCap ? `at most ${limits.megabytes} MB` : `heap of at most ${limits.megabytes} MB`,
      `at most ${seconds} s`,
    ].join(', '),
  }
}

async function probe(): Promise<{ canCutNetwork: boolean; canCap: boolean }> {
  const [canCutNetwork, canCap] = await Promise.all([
    succeeds('unshare', ['-rn', '--', process.execPath, '--version']),
    succeeds('prlimit', ['--data=268435456', '--cpu=10', '--core=0', '--', process.execPath, '--version']),
  ])
  return { canCutNetwork, canCap }
}

function succeeds(command: string, words: string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { stdio: 'ignore', timeout: 5000 })
    // A moment without means says nothing about the system, and would leave every later process unfenced.
    child.on('error', (error: NodeJS.ErrnoException) =>
      passing.includes(error.code ?? '') ? reject(error) : resolve(false),
    )
    child.on('exit', (code) => resolve(code === 0))
  })
}
