import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportJob } from '@msdat/sdk/contracts/imports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answered, bearer, signInAsAdmin } from '../support/publish.ts'
import { inProject, projectFolder } from '../support/project.ts'
import { startServer, type RunningServer } from '../support/server.ts'

const rounds = 30
const places = Array.from({ length: 37 }, (_, at) => at + 8)
const months = Array.from(
  { length: 120 },
  (_, at) => `${1950 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
)
const rows = places.length * months.length

const folder = mkdtempSync(join(tmpdir(), 'msdat-imports-'))
let server: RunningServer
beforeAll(async () => {
  server = await startServer({ dataFolder: join(folder, 'data') })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A file of one value over and over: which file a value came from can be read off it. */
function writeFile(value: number): string {
  const file = join(folder, 'own.csv')
  const lines = places.flatMap((place) => months.map((month) => `18,2,${place},${month},5,${value}`))
  writeFileSync(file, ['indicator,datasource,location,period,value_type,value', ...lines, ''].join('\n'))
  return file
}

interface Ended {
  code: number | null
  milliseconds: number
}

/** Runs the import command, and kills it after so many milliseconds where it has not ended by then. */
function runImport(file: string, killAfter?: number): Promise<Ended> {
  const began = performance.now()
  const child = spawn(process.execPath, [inProject('server/dist/import/cli.js'), file], {
    cwd: projectFolder,
    stdio: 'ignore',
    env: { ...process.env, DATABASE_URL: '', MSDAT_DATA_DIR: server.dataFolder },
  })
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter)
  return new Promise((resolve) =>
    child.once('exit', (code) => {
      clearTimeout(timer)
      resolve({ code, milliseconds: performance.now() - began })
    }),
  )
}

const read = async (query: string): Promise<string[]> =>
  (await (await fetch(`${server.base}/api/data/?format=csv&${query}`)).text()).trim().split('\r\n').slice(1)

/** The values of the series that the files write, each different one once, and how many there are. */
async function written(): Promise<{ values: string[]; count: number }> {
  const lines = await read('indicator=18&value_type=5&period_to=1959-12&fields=value')
  return { values: [...new Set(lines)], count: lines.length }
}

it(
  'an import killed at 30 random moments is wholly in the data or not at all',
  { timeout: 120_000 },
  async () => {
    const others = await read('value_type=1,2&fields=id,value,citation')
    const { code, milliseconds } = await runImport(writeFile(1))
    expect(code).toBe(0)
    let standing = '1'
    let killed = 0
    for (let round = 2; round < rounds + 2; round += 1) {
      const end = await runImport(writeFile(round), milliseconds * (0.25 + Math.random() * 0.85))
      if (end.code === null) killed += 1
      const { values, count } = await written()
      expect(count).toBe(rows)
      expect([[standing], [String(round)]]).toContainEqual(values)
      standing = values[0] ?? ''
    }
    expect(killed).toBeGreaterThan(rounds / 4)
    expect((await runImport(writeFile(99))).code).toBe(0)
    expect(await written()).toEqual({ values: ['99'], count: rows })
    expect(await read('value_type=1,2&fields=id,value,citation')).toEqual(others)

    const headers = bearer(await signInAsAdmin(server))
    const { results } = await answered<{ results: ImportJob[] }>(
      await fetch(`${server.base}/api/imports/?size=100`, { headers }),
    )
    expect(results.filter(({ state }) => state.endsWith('ing'))).toEqual([])
    expect(results.some(({ state }) => state === 'interrupted' || state === 'ready')).toBe(true)
  },
)
