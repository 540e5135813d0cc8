import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from '../support/project.ts'
import { useProduct } from '../support/product.ts'

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
  const values = readPlainly('values.csv')
  const places = readPlainly('locations.csv').filter(({ level }) => level === '2' || level === '3')
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

/** By nothing but the rules of CSV, so that a fault of the product's own reader is not repeated here. */
function readPlainly(file: string): Record<string, string>[] {
  const text = readFileSync(inProject(`server/data/${file}`), 'utf8')
  const rows = text.split(/\r?\n/).filter(Boolean).map(splitLine)
  const head = rows[0] ?? []
  return rows.slice(1).map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])))
}

function splitLine(line: string): string[] {
  const cells = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? []
  return cells.map((cell) =>
    cell
      .replace(/,$/, '')
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  )
}

/** Some of all, in an order that the seed alone decides. */
function take<Item>(all: readonly Item[], count: number, seed: number): Item[] {
  let state = seed
  const next = (): number => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x7fffffff
  return all
    .map((item) => ({ item, order: next() }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ item }) => item)
}
