import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { DashboardSeed } from '@msdat/sdk/contracts/dashboards'
import { readDataVersion } from '../data/dataVersion.ts'
import { readReferenceLists } from '../data/ReferenceLists.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { readBuiltInSet, readSetTexts } from '../import/builtInSet/readBuiltInSet.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { readDashboards } from './readDashboards.ts'
import { seedDashboards } from './seedDashboards.ts'

const dataFolder = new URL('../../data/', import.meta.url).pathname
const realSeeds = JSON.parse(readFileSync(`${dataFolder}dashboards.json`, 'utf8')) as DashboardSeed[]

const folder = mkdtempSync(join(tmpdir(), 'msdat-seeds-'))
afterAll(() => rmSync(folder, { recursive: true }))
function seedFile(...changes: Partial<Record<keyof DashboardSeed, unknown>>[]): string {
  const file = join(folder, 'seeds.json')
  const base = { ...realSeeds[0], indicators: [2, 1], defaultIndicators: [1], initialIndicator: 1 }
  writeFileSync(file, JSON.stringify(changes.map((change) => ({ ...base, ...change }))))
  return file
}

describe('the dashboards of the project', () => {
  const { set } = readBuiltInSet(readSetTexts(dataFolder).files, new Date())
  const used = new Set(set.values.rows.map(({ row }) => row.indicator))

  it('offer only indicators that have figures, each once, and their defaults among them', () => {
    for (const { name, indicators, defaultIndicators, initialIndicator } of realSeeds) {
      expect(
        indicators.filter((id) => !used.has(id)),
        name,
      ).toEqual([])
      expect(new Set(indicators).size, name).toBe(indicators.length)
      // A dashboard that says what is missing offers none.
      const opening = indicators.length === 0 ? defaultIndicators : [...defaultIndicators, initialIndicator]
      expect(indicators, name).toEqual(expect.arrayContaining(opening))
    }
  })

  it('are all that the specification names', () => {
    const names = realSeeds.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'Health_Outcomes_and_Service_Coverage',
        'Health_Financing',
        'Health_Service_Access',
        'Demographics',
        'Advanced_Analytics',
        'Health_Facility',
        'Health_Workforce',
        'Disease_Surveillance',
        'GIS_Mapping_Dashboard',
        'Quarterly_Performance_Assessment_Dashboard',
      ]),
    )
  })

  it('begin with the home of the platform and its specified view', () => {
    expect(realSeeds[0]).toMatchObject({
      name: 'Health_Outcomes_and_Service_Coverage',
      initialIndicator: 7,
      initialDataSource: 6,
      initialLocation: 1,
      initialPeriod: '2016',
    })
  })
})

describeDatabases('seedDashboards', ({ makeDatabase }) => {
  it('adds dashboards once, with the sources that have figures', async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,2,1,2016,2,10,1,'])
    expect(await seedDashboards(database.db, seedFile({ name: 'A' }, { name: 'B', indicators: [3] }))).toBe(2)
    expect(await seedDashboards(database.db, seedFile({ name: 'A' }, { name: 'B', indicators: [3] }))).toBe(0)
    const [a, b] = await readDashboards(database.db, await readReferenceLists(database.db))
    expect(a).toMatchObject({ id: 1, name: 'A', indicators: [2, 1], showTableRelatedIndicator: true })
    expect(a?.dataSources).toEqual([2])
    expect(b?.dataSources).toEqual([])
  })

  it('brings an unedited dashboard to a newer edition, and leaves an edited one alone', async () => {
    const { db } = await makeDatabase()
    await seedDashboards(db, seedFile({ name: 'A' }, { name: 'B' }))
    await db
      .updateTable('dashboards')
      .set({ title: 'Ours', seed_digest: null })
      .where('name', '=', 'B')
      .execute()
    const before = await readDataVersion(db)
    expect(await seedDashboards(db, seedFile({ name: 'A', title: 'New' }, { name: 'B', title: 'New' }))).toBe(
      1,
    )
    const rows = await db.selectFrom('dashboards').select('title').orderBy('id').execute()
    expect(rows.map(({ title }) => title)).toEqual(['New', 'Ours'])
    expect(await readDataVersion(db)).not.toBe(before)
  })

  it('refuses a file that does not fit the contract, and says where', async () => {
    const { db } = await makeDatabase()
    await expect(seedDashboards(db, seedFile({ group: 'Nowhere' }))).rejects.toThrow(
      /0\.group must be one of/,
    )
  })
})
