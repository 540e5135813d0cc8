import { spawn } from 'node:child_process'
import { bundlerProbe, ownNamespaces, privateRoot } from './privateRoot.ts'

interface Limits {
  /** Command words to put in front of the program. */
  prefix: string[]
  /** For the record of a build. */
  description: string
}

export interface WorkerLimits {
  milliseconds: number
  /** Of each process that takes part. */
  processorSeconds: number
  megabytes: number
}

/** Of what a process writes, in bytes; where files are hidden there is even less room. */
const largestFile = 4 * 1024 * 1024
const probeMs = 30_000
const passing = ['EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM']

interface Abilities {
  canHideFiles: boolean
  canCutNetwork: boolean
  canCap: boolean
}

// A shell stays the first process: see privateRoot.
const cutOff = [...ownNamespaces, '--', 'sh', '-c', '"$@"; exit $?', 'sh']

let probes: Promise<Abilities> | null = null

/** What this system offers to fence a process in; probed once. */
export async function limitsOfSystem(limits: WorkerLimits): Promise<Limits> {
  probes ??= probe().catch((error: unknown) => {
    probes = null
    throw error
  })
  const { canHideFiles, canCutNetwork, canCap } = await probes
  const cap = [
    'prlimit',
    `--data=${limits.megabytes * 1024 * 1024}`,
    // The first of the two ends it by a signal that tells why; the second would be a bare kill.
    `--cpu=${limits.processorSeconds}:${limits.processorSeconds + 5}`,
    '--core=0',
    `--fsize=${largestFile}`,
    '--',
  ]
  const fence = canHideFiles ? privateRoot() : canCutNetwork ? cutOff : []
  return {
    prefix: [...(canCap ? cap : []), ...fence],
    description: [
      fence.length > 0 ? 'no network' : 'network not cut off on this system',
      ...(fence.length > 0 ? [] : ['processes that leave the group not ended on this system']),
      canHideFiles ? 'no files but its own' : 'files not hidden on this system',
      canCap ? `at most ${limits.megabytes} MB` : `heap of at most ${limits.megabytes} MB`,
      canCap
        ? `at most ${limits.processorSeconds} s of processor time`
        : 'processor time not capped on this system',
      `at most ${Math.ceil(limits.milliseconds / 1000)} s`,
    ].join(', '),
  }
}

async function probe(): Promise<Abilities> {
  const [canHideFiles, canCutNetwork, canCap] = await Promise.all([
    succeeds([...privateRoot(), ...bundlerProbe()]),
    succeeds([...cutOff, process.execPath, '--version']),
    succeeds([
      'prlimit',
      '--data=268435456',
      '--cpu=10',
      '--core=0',
      '--fsize=4194304',
      '--',
      process.execPath,
      '--version',
    ]),
  ])
  return { canHideFiles, canCutNetwork, canCap }
}

function succeeds([command = '', ...words]: string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { stdio: 'ignore', timeout: probeMs, env: {}, cwd: '/' })
    // A moment without means says nothing about the system, and would leave every later process unfenced.
    child.on('error', (error: NodeJS.ErrnoException) =>
      passing.includes(error.code ?? '') ? reject(error) : resolve(false),
    )
    child.on('exit', (code, signal) => {
      if (signal) reject(new Error(`${command} was ended by ${signal}`))
      else resolve(code === 0)
    })
  })
}
