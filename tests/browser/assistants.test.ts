import { expect, it } from 'vitest'
import { pluginFrame, useProduct } from '../support/product.ts'

const product = useProduct()

it('the metadata assistant on the about page answers with the source, and remembers over a reload', async () => {
  const page = await product.open('/about')
  await page.getByRole('button', { name: 'Ask the metadata assistant' }).click()
  const send = page.getByRole('button', { name: 'Send' })
  expect(await send.isDisabled()).toBe(true)
  await page.getByLabel('Your question').fill('DPT3 in Kano, NDHS 2018?')
  await send.click()
  const conversation = page.getByRole('log', { name: 'Conversation' })
  await conversation.getByText('NDHS 2018, survey').waitFor()
  expect(await conversation.getByRole('link', { name: /Kano/ }).getAttribute('href')).toContain('location=27')
  await page.reload()
  await page.getByRole('button', { name: 'Ask the metadata assistant' }).click()
  await conversation.getByText('NDHS 2018, survey').waitFor()
  // Without a server the visitor is told so, in the words of the specification.
  await page.route('**/api/assistant/chat/', (route) => route.abort())
  await page.getByLabel('Your question').fill('And in Lagos?')
  await page.keyboard.press('Enter')
  await conversation.getByText('Sorry, I encountered an error. Please try again.').waitFor()
})

it('Llama AI shows the facts of the first indicator and answers about the one that is chosen', async () => {
  const page = await product.open('/llama-ai')
  await page.getByText('Desirable slope').waitFor()
  expect(await page.getByLabel('Indicator').inputValue()).toBe('1')
  await page.getByLabel('Indicator').selectOption({ label: 'DPT 3/Penta 3 coverage' })
  const ask = page.getByRole('button', { name: 'Ask', exact: true })
  expect(await ask.isDisabled()).toBe(true)
  await page.getByLabel('Question').fill('Which state is lowest in NDHS 2018?')
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/assistant/llama/', async (route) => {
    await held
    await route.continue()
  })
  await ask.click()
  await page.getByText('Fetching response...').waitFor()
  release()
  await page.getByRole('region', { name: 'Answer' }).getByText('DPT3/Penta3 coverage by NDHS 2018').waitFor()
})

it('the Health Facilities Finder opens a state from the map and says of when its lists are', async () => {
  const page = await product.open('/state-health-facility')
  const plugin = await pluginFrame(page, 'facility-finder')
  await plugin.getByText('20,861 found').waitFor()
  const choose = (label: RegExp) => plugin.locator('label.k-field', { hasText: label }).locator('select')
  await choose(/^State/).selectOption({ label: 'Kano' })
  await choose(/^Level/).selectOption({ label: 'Tertiary hospital' })
  await plugin.getByText('Aminu Kano Teaching Hospital').first().waitFor()
  expect(await plugin.getByText('Public facilities only').count()).toBe(1)
  expect(page.url()).toContain('27')
})
