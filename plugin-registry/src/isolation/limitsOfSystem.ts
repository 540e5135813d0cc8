import { spawn } from 'node:child_process'

interface Limits {
  /** Command words to put in front of the program. */
  prefix: string[]
  /** For the record of a build. */
  description: string
}

let probes: Promise<{ canCutNetwork: boolean; canCap: boolean }> | null = null

/** What this system offers to fence a process in; probed once. */
export async function limitsOfSystem(limits: { milliseconds: number; megabytes: number }): Promise<Limits> {
  probes ??= probe()
  const { canCutNetwork, canCap } = await probes
  const seconds = Math.ceil(limits.milliseconds / 1000)
  const cap = [
    'prlimit',
    `--data=${limits.megabytes * 1024 * 1024}`,
    `--cpu=${seconds * 2}`,
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
  return new Promise((resolve) => {
    const child = spawn(command, words, { stdio: 'ignore', timeout: 5000 })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}
