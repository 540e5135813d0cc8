import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportJob } from '@msdat/sdk/contracts/imports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeInstallations } from '../support/describeDatabases.ts'
import { fileOfSeries, readOthers, readSeries, rowsOfSeries } from '../support/importSeries.ts'
import { answered, bearer, signInAsAdmin } from '../support/publish.ts'
import { inProject, projectFolder } from '../support/project.ts'
import { startServer, type RunningServer } from '../support/server.ts'

interface Ended {
  code: number | null
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

  /** Runs the command, and kills it after so many milliseconds where it has not ended by then. */
  function runImport(value: number, killAfter?: number): Promise<Ended> {
    const file = join(folder, 'own.csv')
    writeFileSync(file, fileOfSeries(value))
    const began = performance.now()
    const child = spawn(process.execPath, [inProject('server/dist/import/cli.js'), file], {
      cwd: projectFolder,
      stdio: 'ignore',
      env: { ...process.env, DATABASE_URL: '', MSDAT_DATA_DIR: server.dataFolder, ...env },
    })
    const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter)
    return new Promise((resolve) =>
      child.once('exit', (code) => {
        clearTimeout(timer)
        resolve({ code, milliseconds: performance.now() - began })
      }),
    )
  }

  it(
    'killed at random moments, leaves its file wholly in the data or not at all',
    { timeout: 240_000 },
    async () => {
      // On SQLite an import has the files of the database in its own hands; PostgreSQL guards its own.
      const rounds = Number(process.env['MSDAT_KILLED_IMPORTS'] ?? (env['DATABASE_URL'] ? 8 : 30))
      const others = await readOthers(server.base)
      const { code, milliseconds } = await runImport(1)
      expect(code).toBe(0)
      let standing = '1'
      let killed = 0
      for (let round = 2; round < rounds + 2; round += 1) {
        const end = await runImport(round, milliseconds * (0.25 + Math.random() * 0.85))
        if (end.code === null) killed += 1
        const { values, count } = await readSeries(server.base)
        expect(count).toBe(rowsOfSeries)
        expect([[standing], [String(round)]]).toContainEqual(values)
        standing = values[0] ?? ''
      }
      expect(killed).toBeGreaterThan(rounds / 4)
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
