import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readConfig } from './config/readConfig.ts'
import { openPrepared, type RunStep } from './startProduct.ts'

const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

it('tells each step of the start that can take long, one after another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-steps-'))
  const told: string[] = []
  const step: RunStep = async (title, work) => {
    told.push(`${title} …`)
    const result = await work()
    told.push(`${title}: done`)
    return result
  }
  const database = await openPrepared(
    readConfig({ MSDAT_DATA_DIR: folder }, projectFolder),
    projectFolder,
    step,
  )
  const { count } = await database.db
    .selectFrom('data_values')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  await database.close()
  rmSync(folder, { recursive: true })
  expect(told).toEqual(
    ['Opening the database', 'Preparing the tables', 'Loading the data'].flatMap((title) => [
      `${title} …`,
      `${title}: done`,
    ]),
  )
  expect(Number(count)).toBeGreaterThan(10_000)
})
