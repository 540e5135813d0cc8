import { expect, it } from 'vitest'
import { useProduct } from '../support/product.ts'
import { readDataFile } from '../support/readDataFile.ts'
import { seededRandom } from '../support/seededRandom.ts'

const product = useProduct()

/** Two sheets of A4 hold a profile of the nation, a zone or a state, also beside another place. */
it.each(['kano', 'niger?with=kano', 'north-west', 'nigeria'])('%s fits on two sheets', async (path) => {
  const page = await product.open(`/health-profiles/${path}`)
  await page
    .getByRole('region', { name: 'Where the figures come from' })
    .getByRole('listitem')
    .first()
    .waitFor()
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})

it('200 figures of the profiles of all states and zones are those of the data set', async () => {
  const values = readDataFile('values')
  const places = readDataFile('locations').filter(({ level }) => level === '2' || level === '3')
  expect(places).toHaveLength(43)
  const shown: Shown[] = []
  const page = await product.open('/health-profiles')
  for (const { id = '', name = '' } of places) {
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { name: `Health profile: ${name}` }).waitFor()
    await page.locator('tr[data-indicator]').first().waitFor()
    shown.push(...(await page.locator('tr[data-indicator]').evaluateAll(readRows, id)))
    await page.getByRole('link', { name: 'All profiles' }).click()
  }
  expect(shown.length).toBeGreaterThan(1300)
  const seed = Math.floor(Math.random() * 2 ** 31)
  process.stdout.write(`Seed of the figures taken: ${seed}\n`)
  for (const one of take(shown, 200, seed)) {
    const all = values.filter(
      (row) =>
        row['indicator'] === one.indicator &&
        row['location'] === one.place &&
        '125'.includes(row['value_type'] ?? ''),
    )
    const same = all.filter(({ datasource, period }) => datasource === one.source && period === one.period)
    expect
      .soft(
        same.map(({ value }) => Number(value)),
        JSON.stringify(one),
      )
      .toEqual([one.value])
    const newest = all
      .map(({ period = '' }) => period)
      .toSorted()
      .at(-1)
    expect.soft(one.period, `${JSON.stringify(one)}: the newest`).toBe(newest)
  }
})

interface Shown {
  place: string
  indicator: string
  source: string
  period: string
  value: number
}

/** Runs in the page. */
function readRows(rows: (HTMLElement | SVGElement)[], place: string): Shown[] {
  return rows.map((row) => ({
    place,
    indicator: row.dataset['indicator'] ?? '',
    source: row.dataset['source'] ?? '',
    period: row.dataset['period'] ?? '',
    value: Number(row.querySelector('data')?.value),
  }))
}

/** Some of all, in an order that the seed alone decides. */
function take<Item>(all: readonly Item[], count: number, seed: number): Item[] {
  const next = seededRandom(seed)
  return all
    .map((item) => ({ item, order: next() }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ item }) => item)
}
