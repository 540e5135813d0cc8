import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { optionOf, pluginFrame, useProduct } from '../support/product.ts'

const product = useProduct()

it('a printed dashboard says what it shows, in light colours and without its buttons', async () => {
  const page = await product.open('/')
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'))
  })
  const frame = await pluginFrame(page, 'indicator-overview')
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await optionOf(page, 'Print').click()
  const root = page.locator('html[data-printing]')
  await root.waitFor()
  await expect.poll(() => root.getAttribute('data-scheme')).toBe('light')
  await page.emulateMedia({ media: 'print' })
  const head = page.locator('.print-head')
  for (const words of ['Health Outcomes and Service Coverage', 'Indicator Overview', 'Nigeria'])
    expect(await head.innerText()).toContain(words)
  const chosen = await page.getByLabel('Year', { exact: true }).inputValue()
  expect(await head.innerText()).toContain(chosen)
  expect(await page.getByRole('button', { name: 'Options' }).isVisible()).toBe(false)
  await expect
    .poll(() =>
      frame
        .getByRole('button', { name: /^Download/ })
        .first()
        .isVisible(),
    )
    .toBe(false)
  expect(await frame.getByRole('application').first().isVisible()).toBe(true)
})

/** A4 less margins of 12 mm, in CSS pixels. */
const sheetHeight = (273 / 25.4) * 96

it('a section longer than a sheet begins on the first one, no card is cut, and its publications are printed', async () => {
  const page = await product.open('/dashboard/Health_Outcomes_and_Service_Coverage?indicator=18&location=1')
  await page.evaluate(() => {
    window.print = () => void (document.title = 'Printed')
  })
  const frame = await pluginFrame(page, 'indicator-overview')
  await frame.getByRole('region', { name: / over time$/ }).waitFor()
  const listed = page.locator('.print-sources li')
  await expect.poll(() => listed.count()).toBeGreaterThan(0)
  await page.keyboard.press('ControlOrMeta+p')
  await expect.poll(() => page.title()).toBe('Printed')
  const boxes = await frame.locator('.k-card, .k-answer').evaluateAll((cards) =>
    cards.map((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return { name: card.querySelector('h3')?.textContent, top, bottom }
    }),
  )
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(sheets).toBeGreaterThan(1)
  const { scale, head } = await page.locator('.section-view:not([hidden])').evaluate((view) => ({
    scale: Number(getComputedStyle(view).getPropertyValue('--print-scale')),
    head: Number.parseFloat(getComputedStyle(view).getPropertyValue('--print-head')),
  }))
  const sheetOf = (y: number): number => Math.floor((head + y * scale) / sheetHeight)
  for (const { name, top, bottom } of boxes) expect(sheetOf(bottom), name ?? 'Answer').toBe(sheetOf(top))
  expect(boxes.map(({ top }) => sheetOf(top))).toEqual(expect.arrayContaining([0, 1]))
  await page.emulateMedia({ media: 'print' })
  for (const text of await listed.allInnerTexts()) expect(text).toContain('Licence: ')
  // The smallest texts of charts have 12 px in the frame.
  expect(12 * scale * 0.75).toBeGreaterThan(5.9)
  // On the screen it is as before.
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect.poll(() => page.locator('html').getAttribute('data-paper')).toBe(null)
  await expect
    .poll(() =>
      frame
        .locator('.k-card')
        .evaluateAll((cards) => cards.filter((card) => card.style.marginTop !== '').length),
    )
    .toBe(0)
})

it('a page without a dashboard has its own colours back after it was printed', async () => {
  const page = await product.open('/nowhere')
  await page.evaluate(() => {
    window.print = () =>
      ['beforeprint', 'afterprint'].forEach((name) => window.dispatchEvent(new Event(name)))
  })
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await optionOf(page, 'Print').click()
  await page.locator('html[data-printing]').waitFor({ state: 'attached' })
  const root = page.locator('html:not([data-printing])')
  await expect.poll(() => root.getAttribute('data-scheme')).toBe('dark')
})

/** Files sooner after one another are refused. */
const betweenFilesMs = 1_100

/** Saves a card as a file of one kind; returns its name and its text. */
async function saveCard(page: Page, card: Locator, kind: string): Promise<{ name: string; text: string }> {
  await card.getByLabel(/^Download/).click()
  const saved = page.waitForEvent('download')
  await card.getByRole('button', { name: new RegExp(`^${kind}`) }).click()
  const file = await saved
  await page.waitForTimeout(betweenFilesMs)
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

it('a saved table says what it shows, in the order that the visitor chose', async () => {
  const page = await product.open('/')
  const frame = await pluginFrame(page, 'indicator-overview')
  const card = frame.getByRole('region', { name: / over time$/ })
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: 'Table', exact: true }).click()
  const periods = () => card.locator('tbody tr > td:nth-child(3)').allInnerTexts()
  const before = await periods()
  await card.getByRole('table').getByRole('button', { name: 'Value' }).click()
  await expect.poll(periods).not.toEqual(before)
  const [header = '', ...lines] = (await saveCard(page, card, 'CSV')).text.slice(1).trim().split('\r\n')
  expect(header).toBe(
    'Indicator,Place,Unit,Data as of,Source,Class,Period,Value,Lower bound,Upper bound,Citation,Licence,Retrieved,Link,From',
  )
  const at = header.split(',').indexOf('Period')
  const rows = lines.map((line) => line.split(','))
  expect(rows.map((cells) => cells[at])).toEqual(await periods())
  const said = new Set(rows.map((cells) => cells.slice(0, 3).join(',')))
  expect([...said]).toEqual([`${title.replace(/ over time$/, '')},Nigeria,%`])
})

it('a saved picture holds the notes of its card, and the marks of its key in their size', async () => {
  // Two sources of this indicator are one: whoever sees the picture alone must read that too.
  const page = await product.open('/dashboard/Health_Outcomes_and_Service_Coverage?indicator=18&location=1')
  const frame = await pluginFrame(page, 'indicator-overview')
  const card = frame.getByRole('region', { name: / over time$/ })
  const notes = await card.locator('.k-note').allInnerTexts()
  expect(notes.length).toBeGreaterThan(0)
  const { text: picture } = await saveCard(page, card, 'SVG')
  const words = [...picture.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join(' ')
  for (const note of notes) expect(words).toContain(note)
  const marks = picture.match(/<svg[^>]*class="k-swatch"[^>]*>/g) ?? []
  expect(marks.length).toBeGreaterThan(2)
  for (const mark of marks) expect(Number(/ width="([\d.]+)"/.exec(mark)?.[1]), mark).toBeLessThan(20)
})

it('every kind of file is saved from every card, tables too, each under a name of its own', async () => {
  const page = await product.open('/dashboard/Health_Outcomes_and_Service_Coverage?indicator=18&location=1')
  const frame = await pluginFrame(page, 'indicator-overview')
  const cards = frame.getByRole('region').filter({ has: frame.getByLabel(/^Download/) })
  await expect.poll(() => cards.count()).toBeGreaterThan(2)
  const starts = { CSV: '\uFEFF', XLSX: 'PK', PDF: '%PDF', SVG: '<svg', PNG: '\uFFFDPNG', JPEG: '\uFFFD' }
  const names: string[] = []
  for (const [at, card] of (await cards.all()).entries()) {
    const title = await card.getByRole('heading').first().innerText()
    // The first card is a table; of the others, two kinds are enough.
    const kinds =
      at === 0
        ? Object.entries(starts)
        : ([
            ['PDF', '%PDF'],
            ['SVG', '<svg'],
          ] as const)
    for (const [kind, start] of kinds) {
      const { name, text } = await saveCard(page, card, kind)
      names.push(name)
      expect(text.slice(0, 4).startsWith(start), `${name} begins with ${text.slice(0, 4)}`).toBe(true)
      const letters = [...title].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')
      if (kind === 'PDF') expect(text).toContain(letters)
      if (kind !== 'SVG') continue
      for (const words of [title, 'Licence', 'MSDAT', 'indicator=18']) expect(text).toContain(words)
    }
  }
  expect(new Set(names).size).toBe(names.length)
})
