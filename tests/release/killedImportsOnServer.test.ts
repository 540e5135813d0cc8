import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askDatabase } from '../support/askDatabase.ts'
import { describeInstallations } from '../support/describeDatabases.ts'
import { bringIn, move, readImport, untilSettled, type ImportCaller } from '../support/imports.ts'
import { killRounds, killSeed } from '../support/kills.ts'
import { seededRandom } from '../support/seededRandom.ts'
import { fileOfSeries, readOthers, readSeries, rowsOfSeries } from '../support/importSeries.ts'
import { signInAsAdmin } from '../support/publish.ts'
import { startServer, type RunningServer } from '../support/server.ts'
import { wait } from '../support/wait.ts'

const random = seededRandom(killSeed)

/** Some hundred thousand, so that its commit is met in the middle. */
async function manyFigures(base: string): Promise<string> {
  const response = await fetch(`${base}/api/indicators/?size=40`)
  const { results } = (await response.json()) as { results: { id: number }[] }
  const heading = 'indicator,datasource,location,period,value_type,value'
  const lines = results.flatMap(({ id }) =>
    Array.from({ length: 37 * 120 }, (_, at) => {
      const [place, month] = [8 + (at % 37), Math.floor(at / 37)]
      const period = `${1930 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
      return `${id},2,${place},${period},4,7`
    }),
  )
  return [heading, ...lines, ''].join('\n')
}

describeInstallations('a server that commits an import', (settings) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'msdat-commits-'))
  let env: Record<string, string>
  let server: RunningServer
  let caller: ImportCaller
  beforeAll(async () => {
    // Without plugins it starts in a fraction of the time.
    env = { ...(await settings()), MSDAT_ROLES: 'web' }
    server = await startServer({ dataFolder, env })
    caller = { base: server.base, token: await signInAsAdmin(server) }
  })
  afterAll(async () => {
    await server.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  const stage = (value: number) => bringIn(caller, new Blob([fileOfSeries(value)]))
  const commit = async (id: number) => {
    await move(caller, id, 'commit')
    return untilSettled(caller, id)
  }
  async function killAndStart(): Promise<void> {
    await server.kill9()
    server = await startServer({ dataFolder, env })
    caller = { ...caller, base: server.base }
  }
  const ask = (statement: string): Promise<number> => askDatabase({ dataFolder, env }, statement)

  /** Rows that wait for a commit which will not come; the server drops them soon after its start. */
  async function leftRows(): Promise<number> {
    const left = `select count(*) from import_rows where job not in (select id from import_jobs where state = 'ready')`
    for (let turn = 0; turn < 100 && (await ask(left)) > 0; turn += 1) await wait(50)
    return ask(left)
  }

  it(
    `killed at any moment of it, has the file wholly in the data or not at all (MSDAT_KILL_SEED=${killSeed})`,
    { timeout: 600_000 },
    async () => {
      const rounds = env['DATABASE_URL'] ? killRounds(2, 5) : killRounds(3, 8)
      const others = await readOthers(server.base)
      const first = await stage(1)
      const began = performance.now()
      expect(await commit(first.id)).toMatchObject({ state: 'committed' })
      const duration = performance.now() - began
      let standing = 1
      let commits = 1
      const messages: string[] = []
      for (let round = 0; round < rounds; round += 1) {
        const value = round + 2
        const { id } = await stage(value)
        const answer = move(caller, id, 'commit').catch(() => null)
        // Spread over the whole of it, so that few rounds meet all its steps.
        await wait((duration * (round + random())) / rounds)
        await killAndStart()
        await answer

        const { state, message } = await readImport(caller, id)
        expect(['ready', 'committed']).toContain(state)
        messages.push(message)
        if (state === 'committed') {
          standing = value
          commits += 1
        }
        await expectWhole()
        if (state === 'ready' && round % 2 === 0) {
          expect(await ask(`select count(*) from import_rows where job = ${id}`)).toBe(rowsOfSeries)
          expect(await commit(id)).toMatchObject({ state: 'committed' })
          standing = value
          commits += 1
          await expectWhole()
        }
      }
      expect(messages.join()).toContain('The commit was interrupted; nothing of it was written.')
      expect(await readOthers(server.base)).toEqual(others)

      async function expectWhole(): Promise<void> {
        expect(await readSeries(server.base)).toEqual({ values: [String(standing)], count: rowsOfSeries })
        // Each commit after the first keeps what it replaces, once.
        expect(await ask(`select count(*) from value_revisions`)).toBe((commits - 1) * rowsOfSeries)
        expect(await ask(`select count(*) from imports where kind = 'file'`)).toBe(commits)
        expect(await leftRows()).toBe(0)
      }
    },
  )

  it(
    'killed while it writes and asked to cancel at once, cancels only what is not written',
    { timeout: 300_000 },
    async () => {
      const bytes = await manyFigures(server.base)
      const began = performance.now()
      const first = await bringIn(caller, new Blob([bytes]))
      await commit(first.id)
      // The check is about as long as the commit.
      const duration = (performance.now() - began) / 2
      for (const part of [0.4, 0.7, 1]) {
        const { id } = await bringIn(caller, new Blob([bytes.replaceAll(/,7$/gm, `,${10 + part}`)]))
        const asked = move(caller, id, 'commit').catch(() => null)
        await wait(duration * part)
        await killAndStart()
        await asked
        await move(caller, id, 'cancel')
        await wait(2_500)
        const { state } = await readImport(caller, id)
        expect(['cancelled', 'committed']).toContain(state)
        expect(await ask(`select count(*) from imports where job = ${id}`)).toBe(
          state === 'committed' ? 1 : 0,
        )
      }
      await move(caller, first.id, 'undo')
    },
  )

  it('killed while it takes one back, has it in the data or taken back', { timeout: 240_000 }, async () => {
    const before = await readSeries(server.base)
    const { id } = await stage(1000)
    expect(await commit(id)).toMatchObject({ state: 'committed' })
    const answer = move(caller, id, 'undo').catch(() => null)
    await wait(random() * 400)
    await killAndStart()
    await answer
    const { state } = await readImport(caller, id)
    const isUndone = state === 'undone'
    expect(['committed', 'undone']).toContain(state)
    expect(await readSeries(server.base)).toEqual(isUndone ? before : { ...before, values: ['1000'] })
    if (!isUndone) await move(caller, id, 'undo')
    expect(await untilSettled(caller, id)).toMatchObject({ state: 'undone' })
    expect(await readSeries(server.base)).toEqual(before)
    expect(await leftRows()).toBe(0)
  })
})
