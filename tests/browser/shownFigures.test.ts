import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { useProduct } from '../support/product.ts'
import { readDataFile } from '../support/readDataFile.ts'
import { seededRandom } from '../support/seededRandom.ts'

const product = useProduct()

const pointTypes = new Set(['1', '2', '5'])
const namesOf = (file: string, field: string) =>
  new Map(readDataFile(file).map((row) => [row['id'] ?? '', row[field] ?? '']))
const places = namesOf('locations', 'name')
const states = new Set(readDataFile('locations').flatMap(({ id = '', level }) => (level === '3' ? [id] : [])))
const indicators = namesOf('indicators', 'short_name')
const sources = namesOf('datasources', 'name')

/** Figures by indicator, source and period, then by the name of the place; several where types differ. */
const views = new Map<string, Map<string, number[]>>()
for (const row of readDataFile('values')) {
  if (!pointTypes.has(row['value_type'] ?? '') || !states.has(row['location'] ?? '')) continue
  const key = `${row['indicator']} ${row['datasource']} ${row['period']}`
  const found = views.get(key) ?? new Map<string, number[]>()
  const place = places.get(row['location'] ?? '') ?? ''
  views.set(key, found.set(place, [...(found.get(place) ?? []), Number(row['value'])]))
}
// A source with few states lets the section take another one's, and says so.
const offered = [...views].filter(([key, { size }]) => size >= 30 && !key.includes('-')).map(([key]) => key)

const shown = [
  { section: 'indicator-overview', settings: 's.states=table', title: '' },
  { section: 'zonal-analysis', settings: 's.columns=table', title: ' by zone and state' },
]

/** Leads the page on without loading it anew. */
async function leadTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Place, value and source of each row of the table with this caption, in whichever frame it stands. */
async function readTable(page: Page, caption: string): Promise<Record<string, string>[]> {
  for (const frame of page.frames()) {
    const rows = await frame
      .evaluate((wanted) => {
        const table = [...document.querySelectorAll('table')].find(
          (one) => one.caption?.textContent.trim() === wanted,
        )
        const heads = [...(table?.tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent.trim())
        return [...(table?.tBodies[0]?.rows ?? [])].map((row) =>
          Object.fromEntries([...row.cells].map((cell, at) => [heads[at] ?? '', cell.textContent.trim()])),
        )
      }, caption)
      .catch(() => [])
    if (rows.length > 0) return rows
  }
  return []
}

/** One decimal is shown of a figure, every digit of a count. */
const isShownAs = (text: string, value: number): boolean =>
  Math.abs(Number(text.replaceAll(/[,%*]/g, '')) - value) <= 0.05 + 1e-9

it('thirty views show the numbers of the data set, read independently', async () => {
  const seed = Number(process.env['MSDAT_TEST_SEED'] ?? Date.now() % 1_000_000)
  console.warn(`MSDAT_TEST_SEED=${seed} gives the same views again.`)
  const random = seededRandom(seed)
  const page = await product.open('/dashboard/Health_Outcomes_and_Service_Coverage')
  let compared = 0
  for (let at = 0; at < 30; at += 1) {
    const key = offered[Math.floor(random() * offered.length)] ?? ''
    const [indicator = '', datasource = '', period = ''] = key.split(' ')
    // One section after the other: going to and fro would start a frame each time.
    const { section, settings, title } = shown[Math.floor(at / 15)] ?? {
      section: '',
      settings: '',
      title: '',
    }
    await leadTo(
      page,
      `/dashboard/Health_Outcomes_and_Service_Coverage?section=${section}&indicator=${indicator}&datasource=${datasource}&location=1&period=${period}&${settings}`,
    )
    const caption = `${indicators.get(indicator)}${title}, ${sources.get(datasource)} ${period}`
    await expect
      .poll(() => readTable(page, caption), {
        timeout: 15_000,
        message: `${key} in ${section}, seed ${seed}`,
      })
      .not.toEqual([])
    const rows = await readTable(page, caption)
    for (const [place, values] of views.get(key) ?? []) {
      const row = rows.find((one) => one['Place'] === place)
      const text = row?.['Value'] ?? 'no row'
      const message = `${key} ${place} in ${section}, seed ${seed}: ${text} for ${values.join(' or ')}`
      expect(
        values.some((value) => isShownAs(text, value)),
        message,
      ).toBe(true)
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(900)
}, 240_000)
