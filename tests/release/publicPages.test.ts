import { expect, it } from 'vitest'
import { login } from '@msdat/sdk/contracts/accounts'
import {
  addTestimonial,
  decideTestimonial,
  listModeratedTestimonials,
} from '@msdat/sdk/contracts/testimonials'
import { frameOf } from '../support/openPanel.ts'
import { useProduct } from '../support/product.ts'

const product = useProduct()

it('about shows ten indicators and then all, and an address leads to a part of it', async () => {
  const page = await product.open('/about#data-sources')
  const title = page.getByRole('heading', { name: 'Data sources' })
  await expect.poll(() => title.evaluate((one) => one === document.activeElement)).toBe(true)
  const rows = page.getByRole('region', { name: 'Available data' }).locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(10)
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(60)
  await page.getByRole('button', { name: 'Show Less' }).click()
  await expect.poll(() => rows.count()).toBe(10)
  await page.getByRole('cell', { name: '1990–2024 (6)' }).first().waitFor()
  await page.getByRole('button', { name: /^Nutrition/ }).click()
  await page.getByRole('list', { name: 'Indicators of Nutrition' }).getByRole('link').first().waitFor()
  await page.getByLabel('Data source', { exact: true }).selectOption({ label: 'NDHS' })
  await page.getByText('DHS Program terms (free use with citation)').waitFor()
})

it('a testimonial is asked for field by field, and shown once a moderator has approved it', async () => {
  const page = await product.open('/testimonials')
  const send = page.getByRole('button', { name: 'Send review' })
  await page.getByText('Nobody has written yet.').waitFor()
  await send.click()
  await page.getByText('Rating is required!', { exact: true }).waitFor()
  expect(await page.getByText(/is required!$/).count()).toBe(1)
  await page.getByLabel('Rating').selectOption('4')
  await page.getByLabel('Name').fill('Amina')
  await page.getByLabel('Email').fill('amina@example.org')
  await page.getByLabel('Organization').fill('A ministry')
  await page.getByRole('textbox', { name: 'Review' }).fill('It shows where sources differ.')
  await send.click()
  await page.getByText('Thank you. Your testimonial is shown once a moderator has read it.').waitFor()

  const { url, admin } = product.server()
  const desk = await product.open('/')
  const signedIn = await desk.request.post(url + login.path, {
    data: { username: admin.email, password: admin.password },
  })
  expect(signedIn.ok()).toBe(true)
  await desk.goto(`${url}/account#/testimonials`)
  await desk.getByRole('button', { name: 'Approve that of Amina' }).click()
  await desk.getByRole('button', { name: 'Hide that of Amina' }).waitFor()

  await page.goto(`${url}/about`)
  const carousel = page.getByRole('region', { name: 'Testimonials' })
  await carousel.getByText('It shows where sources differ.').waitFor()
  await page.getByRole('link', { name: /^All testimonials/ }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/testimonials')
})

it('nine testimonials are shown, six more at each press, and the carousel turns by its keys', async () => {
  const { url, admin } = product.server()
  const page = await product.open('/')
  const { request } = page
  await request.post(url + login.path, { data: { username: admin.email, password: admin.password } })
  for (let at = 0; at < 16; at += 1) {
    const fields = {
      rating: 5,
      name: `Visitor ${at}`,
      email: 'v@example.org',
      organization: 'PHC',
      review: 'Good.',
    }
    const sent = await request.post(url + addTestimonial.path, { multipart: fields })
    expect(sent.status()).toBe(201)
  }
  const waiting = await request.get(`${url}${listModeratedTestimonials.path}?status=awaiting&size=100`)
  const { results } = (await waiting.json()) as { results: { id: number }[] }
  for (const { id } of results)
    await request.put(url + decideTestimonial.path.replace(':id', String(id)), {
      data: { status: 'approved' },
    })
  await page.goto(`${url}/testimonials`)
  const cards = page.locator('.testimonial-grid > li')
  await expect.poll(() => cards.count()).toBe(9)
  await page.getByRole('button', { name: 'View More' }).click()
  await expect.poll(() => cards.count()).toBe(15)

  await page.goto(`${url}/about`)
  const slide = page.locator('.carousel [aria-roledescription="slide"]')
  await expect.poll(() => slide.getAttribute('aria-label')).toMatch(/^1 of 12/)
  await page.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => slide.getAttribute('aria-label')).toMatch(/^12 of 12/)
  await page.getByRole('button', { name: 'Play' }).click()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await expect.poll(() => slide.getAttribute('aria-label'), { timeout: 15_000 }).toMatch(/^1 of 12/)
})

it('draws each part of the kit live in both schemes, beside the file that draws it', async () => {
  const page = await product.open('/developers#example-ColumnChart')
  const light = frameOf(page, 'Example in light')
  const dark = frameOf(page, 'Example in dark')
  for (const frame of [light, dark]) {
    await frame.getByText('Columns from zero, with intervals and a target.').waitFor({ timeout: 30_000 })
  }
  const ground = (frame: typeof light) =>
    frame.locator('.gallery').evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(await ground(light)).not.toBe(await ground(dark))
  const source = light.getByLabel('Source of the example of ColumnChart')
  expect(await source.innerText()).toContain("import { ColumnChart } from '@msdat/sdk/kit/charts'")
  // The same frames, without a new start.
  await page.getByLabel('Part of the kit').selectOption('Toggle')
  await light.getByLabel('Source of the example of Toggle').waitFor()
  await dark
    .getByRole('group', { name: 'Level' })
    .or(dark.getByRole('radiogroup', { name: 'Level' }))
    .waitFor()
})

it('marks on a drawing where each contribution point stands', async () => {
  const page = await product.open('/developers#point-command')
  const drawing = page.getByRole('img', { name: /^Drawing of the page\. A line in the list/ })
  await drawing.waitFor()
  expect(await drawing.locator('.point-own').count()).toBe(1)
})
