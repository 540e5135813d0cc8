import { fileURLToPath } from 'node:url'
import { showProgress } from '../bin/showProgress.mjs'
import { readConfig } from './config/readConfig.ts'
import { StartupFault } from './config/StartupFault.ts'
import { databaseFault } from './db/databaseFault.ts'
import { createLog } from './http/requestLog.ts'
import { SetRefused, textOfFinding } from './import/builtInSet/SetFinding.ts'
import { startProduct, type Product } from './startProduct.ts'

const projectFolder = fileURLToPath(new URL('../../', import.meta.url))
const mostFindings = 20

try {
  const config = readConfig(process.env, projectFolder)
  const product = await startProduct({
    config,
    projectFolder,
    log: createLog(config.logLevel),
    step: showProgress,
  })
  endGently(product)
  tellReady(product)
} catch (error) {
  for (const line of linesOf(error)) console.error(line)
  process.exit(1)
}

function tellReady({ url, admin, failedPlugins, notes }: Product): void {
  for (const note of notes) tell(note)
  for (const name of failedPlugins)
    tell(`The plugin ${name} could not be published; the rest runs without it.`)
  if (admin.created) {
    tell('The first administrator:')
    tell(`  e-mail    ${admin.email}`)
    if (admin.password) tell(`  password  ${admin.password}   (shown this once: keep it)`)
  }
  // Read by programs that start this one, so it stays the last line and keeps its shape.
  tell(`MSDAT ready ${url}`)
}

/** stdout is for the person who starts the server, and for programs that start it. */
function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

function endGently(product: Product): void {
  let isEnding = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isEnding) process.exit(1)
      isEnding = true
      product.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

function linesOf(error: unknown): string[] {
  if (error instanceof StartupFault) return [...error.faults]
  const trouble = databaseFault(error)
  if (trouble) return [`The server could not start. ${trouble.message}`]
  if (error instanceof SetRefused) {
    const rest = error.findings.length - mostFindings
    return [
      error.message,
      ...error.findings.slice(0, mostFindings).map(textOfFinding),
      ...(rest > 0 ? [`… and ${rest} more.`] : []),
    ]
  }
  const { message } = error instanceof Error ? error : new Error(String(error))
  return [
    `The server could not start: ${message}`,
    ...(error instanceof Error && error.stack ? [error.stack] : []),
  ]
}
