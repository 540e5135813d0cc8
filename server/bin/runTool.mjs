import { spawn } from 'node:child_process'
import { projectFolder } from './project.mjs'
import { StepFault } from './StepFault.mjs'

/** Runs a command to its end and answers its output; a failure says `fault` and shows what the tool said. */
export async function runTool(command, args, fault, env = {}) {
  const { code, output } = await collect(command, args, env)
  if (code !== 0) throw new StepFault(fault, output)
  return output
}

/** Runs npm: the one that started us where there is one, else the one on the PATH. */
export function runNpm(args, fault, env = {}) {
  const own = process.env.npm_execpath
  if (own?.endsWith('.js')) return runTool(process.execPath, [own, ...args], fault, env)
  return runTool(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, fault, env)
}

function collect(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectFolder,
      // What the environment sets itself goes before.
      env: { ...env, ...process.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Node refuses to spawn .cmd files without a shell.
      shell: command.endsWith('.cmd'),
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
