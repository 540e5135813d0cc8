import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportJob } from '@msdat/sdk/contracts/imports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askDatabase } from '../support/askDatabase.ts'
import { describeInstallations } from '../support/describeDatabases.ts'
import { killRounds, killSeed } from '../support/kills.ts'
import { seededRandom } from '../support/seededRandom.ts'
import { fileOfSeries, readOthers, readSeries, rowsOfSeries } from '../support/importSeries.ts'
import { answered, bearer, signInAsAdmin } from '../support/publish.ts'
import { inProject, projectFolder } from '../support/project.ts'
import { startServer, type RunningServer } from '../support/server.ts'
import { wait } from '../support/wait.ts'

const random = seededRandom(killSeed)

interface Ended {
  code: number | null
  /** From the moment it had taken its file in. */
  milliseconds: number
}

describeInstallations('the import command', (settings) => {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-imports-'))
  let env: Record<string, string>
  let server: RunningServer
  beforeAll(async () => {
    env = { ...(await settings()), MSDAT_ROLES: 'web' }
    server = await startServer({ dataFolder: join(folder, 'data'), env })
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const countJobs = (): Promise<number> =>
    askDatabase({ dataFolder: server.dataFolder, env }, 'select count(*) from import_jobs')

  /** Runs the command, and kills it so many milliseconds after it has taken its file in. */
  async function runImport(value: number, killAfter?: number): Promise<Ended> {
    const file = join(folder, 'own.csv')
    writeFileSync(file, fileOfSeries(value))
    const jobs = await countJobs()
    const child = spawn(process.execPath, [inProject('server/dist/import/cli.js'), file], {
      cwd: projectFolder,
      stdio: 'ignore',
      env: { ...process.env, DATABASE_URL: '', MSDAT_DATA_DIR: server.dataFolder, ...env },
    })
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    while (child.exitCode === null && (await countJobs()) === jobs) await wait(25)
    const began = performance.now()
    const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter)
    const code = await ended
    clearTimeout(timer)
    return { code, milliseconds: performance.now() - began }
  }

  it(
    `killed at random moments, leaves its file wholly in the data or not at all (MSDAT_KILL_SEED=${killSeed})`,
    { timeout: 600_000 },
    async () => {
      // On SQLite an import has the files of the database in its own hands; PostgreSQL guards its own.
      const rounds = env['DATABASE_URL'] ? killRounds(2, 8) : killRounds(4, 30)
      const others = await readOthers(server.base)
      const whole = await runImport(1)
      expect(whole.code).toBe(0)
      // As long as the last one that came to its end: other work on the machine comes and goes.
      let milliseconds = whole.milliseconds
      let standing = '1'
      let killed = 0
      for (let round = 2; round < rounds + 2; round += 1) {
        const end = await runImport(round, milliseconds * (round === 2 ? 0.5 : random() * 1.1))
        if (end.code === null) killed += 1
        else milliseconds = end.milliseconds
        const { values, count } = await readSeries(server.base)
        expect(count).toBe(rowsOfSeries)
        expect([[standing], [String(round)]]).toContainEqual(values)
        standing = values[0] ?? ''
      }
      expect(killed).toBeGreaterThanOrEqual(Math.floor(rounds / 4))
      expect((await runImport(rounds + 99)).code).toBe(0)
      expect(await readSeries(server.base)).toEqual({ values: [String(rounds + 99)], count: rowsOfSeries })
      expect(await readOthers(server.base)).toEqual(others)

      const headers = bearer(await signInAsAdmin(server))
      const { results } = await answered<{ results: ImportJob[] }>(
        await fetch(`${server.base}/api/imports/?size=1000`, { headers }),
      )
      expect(results.filter(({ state }) => state.endsWith('ing'))).toEqual([])
      expect(results.some(({ state }) => state === 'interrupted' || state === 'ready')).toBe(true)
    },
  )
})
