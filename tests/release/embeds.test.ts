import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { login } from '@msdat/sdk/contracts/accounts'
import { pickOption, pluginFrame, useProduct } from '../support/product.ts'

const product = useProduct()

/** A page of another site that frames what its address names. */
let foreign: Server
let foreignUrl: string
beforeAll(async () => {
  foreign = createServer((request, response) => {
    const framed = new URL(request.url ?? '/', 'http://localhost').searchParams.get('framed') ?? ''
    response.setHeader('Content-Type', 'text/html')
    response.end(
      `<!doctype html><title>News</title><iframe src="${framed}" width="900" height="900"></iframe>`,
    )
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => foreign.once('listening', resolve))
  foreignUrl = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`
})
afterAll(() => foreign.close())

it('a view is embedded in a page of another site, where nobody is signed in; other pages are not', async () => {
  const { url, admin } = product.server()
  const page = await product.open('/terms')
  await page.request.post(url + login.path, { data: { username: admin.email, password: admin.password } })
  const cookies: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.url().startsWith(url) && /^\/(api|registry)\//.test(pathname))
      void request.allHeaders().then(({ cookie }) => cookie && cookies.push(pathname))
  })
  const framed = (path: string) => `${foreignUrl}/?framed=${encodeURIComponent(url + path)}`
  await page.goto(framed('/embed/dashboard/Health_Outcomes_and_Service_Coverage?indicator=7&location=1'))
  const overview = await pluginFrame(page, 'indicator-overview')
  await overview.getByText('46.0%').first().waitFor()
  const view = page.frameLocator('iframe')
  await view.getByText('Source: National Demographic and Health Survey (NDHS).').waitFor()
  const link = view.getByRole('link', { name: 'Open the full view' })
  expect(await link.getAttribute('href')).toMatch(/^\/dashboard\/Health_Outcomes_and_Service_Coverage\?/)
  expect(await view.getByRole('banner').count()).toBe(0)
  // On the site itself cookies would go along, were it not for the page.
  await page.goto(`${url}/embed/dashboard/Health_Outcomes_and_Service_Coverage`)
  await pluginFrame(page, 'indicator-overview')
  expect(cookies).toEqual([])
  await page.goto(framed('/dashboard/Demographics'))
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:'))).toBe(true)
})

it('an embedded view has the looks that the device of its reader has', async () => {
  const page = await product.open('/terms')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${product.server().url}/embed/dashboard/Demographics`)
  const section = await pluginFrame(page, 'indicator-overview')
  for (const part of [page.locator('html'), section.locator('html')])
    await expect.poll(() => part.getAttribute('data-scheme')).toBe('dark')
})

it('the share panel has the code to embed a view', async () => {
  const page = await product.open('/dashboard/Demographics')
  await pluginFrame(page, 'indicator-overview')
  await pickOption(page, 'Share')
  const code = await page.getByLabel('Embed in a page').inputValue()
  expect(code).toContain(`<iframe src="${product.server().url}/embed/dashboard/Demographics?`)
})

it('one card of a section is shared from the card itself, and embedded alone', async () => {
  const { url } = product.server()
  const page = await product.open('/dashboard/Health_Outcomes_and_Service_Coverage?indicator=7&location=1')
  const overview = await pluginFrame(page, 'indicator-overview')
  await overview.getByRole('button', { name: 'Share Skilled birth attendance by state' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this card' })
  const code = await dialog.getByLabel('Embed in a page').inputValue()
  const path = '/embed/card/states/dashboard/Health_Outcomes_and_Service_Coverage'
  expect(code).toContain(`<iframe src="${url}${path}?`)
  expect(code).toContain('title="Skilled birth attendance by state"')
  await page.goto(`${foreignUrl}/?framed=${encodeURIComponent(`${url}${path}?indicator=7&location=1`)}`)
  const alone = await pluginFrame(page, 'indicator-overview')
  await alone.getByRole('heading', { name: 'Skilled birth attendance by state' }).waitFor()
  expect(await alone.getByRole('heading', { level: 3 }).count()).toBe(1)
  expect(await alone.getByRole('button', { name: /^Share/ }).count()).toBe(0)
})
