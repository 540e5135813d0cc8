import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addCounts, countTests, inWords, type Counts } from './countTests.ts'
import { provideChromium } from './findChromium.ts'
import { folderInMemory } from './folderInMemory.ts'
import { startPostgres, type Postgres } from './postgres.ts'
import { inProject, projectFolder } from './project.ts'
import { prepareInstallation } from './server.ts'

const say = (line: string): void => console.log(line)

/** What `npm test` leaves to `npm run test:all`; a file that is named is run wherever it lies. */
const unlessAskedFor = ['--project=!release']

/** Folders whose tests need nothing compiled, and all others: so the first run beside the compiling. */
const halves = [
  ['sdk/', 'host/', 'plugins/', 'tests/architecture/', 'tests/specification/'],
  ['server/', 'plugin-registry/', 'tests/browser/', 'tests/contract/', 'tests/hostile/', 'tests/support/'],
] as const

/** Provides a browser and a database, runs vitest and tells the counts. Answers the exit code. */
export async function runTests(
  filters: string[],
  untilCompiled: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const memory = folderInMemory()
  if (memory) process.env['TMPDIR'] = memory
  const chromium = await provideChromium(say).catch(tell)
  const postgres = await startPostgres().catch(tellLoudly)
  const folder = mkdtempSync(join(tmpdir(), 'msdat-results-'))
  const clean = async (): Promise<void> => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
    if (memory) rmSync(memory, { recursive: true, force: true })
  }
  cleanOnSignals(clean)
  const run = async (chosen: readonly string[]): Promise<Counts> => {
    const report = join(folder, 'report.json')
    rmSync(report, { force: true })
    const everything = filters.length > 0 && { MSDAT_TEST_EVERYTHING: 'yes' }
    const given = { MSDAT_TEST_KEEP: folder, MSDAT_TEST_COMPILED: 'yes', ...environment(chromium, postgres) }
    const env = { ...given, ...everything }
    return countTests(report, await runVitest(chosen, report, env))
  }
  try {
    const counts = filters.length > 0 ? await ofChosen() : await ofEveryCommit()
    console.log(inWords(counts))
    return counts.failed > 0 ? 1 : 0
  } finally {
    await clean()
  }

  async function ofChosen(): Promise<Counts> {
    await untilCompiled()
    return run(filters)
  }

  async function ofEveryCommit(): Promise<Counts> {
    const light = await run([...unlessAskedFor, ...halves[0]])
    await untilCompiled()
    // The first start builds all plugins. Tests of the product need it, and come after those of units.
    const prepared = prepareInstallation(folder).catch(tell)
    const rest = await run([...unlessAskedFor, ...halves[1]])
    await prepared
    return addCounts(light, rest)
  }
}

const environment = (chromium: string | null, postgres: Postgres | null): Record<string, string> => ({
  ...(chromium && { CHROMIUM_PATH: chromium }),
  ...(postgres && { MSDAT_TEST_POSTGRES_URL: postgres.url }),
})

function runVitest(filters: readonly string[], report: string, env: Record<string, string>): Promise<number> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters]
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [inProject('node_modules/vitest/vitest.mjs'), ...args], {
      cwd: projectFolder,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** vitest gets Ctrl-C from the terminal itself; what is left is to take down what we put up. */
function cleanOnSignals(clean: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void clean().finally(() => process.exit(1)))
  }
}

function tell(error: unknown): null {
  console.error(`${(error as Error).message} Tests in a browser will fail.`)
  return null
}

function tellLoudly(error: unknown): null {
  const bar = '!'.repeat(78)
  const line = `!! ${(error as Error).message}`
  console.error([bar, line, '!! Every test on PostgreSQL is SKIPPED in this run.', bar].join('\n'))
  return null
}
