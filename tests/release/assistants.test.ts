import { login } from '@msdat/sdk/contracts/accounts'
import { askThinkQuestion } from '@msdat/sdk/contracts/healthThink'
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

it('the policy simulator answers from stored facts, and a cancelled answer is not written on', async () => {
  const page = await product.open('/dashboard/Health_Outcomes_and_Service_Coverage')
  await page.getByRole('tab', { name: 'Policy Simulator' }).click()
  const plugin = await pluginFrame(page, 'ai-simulator')
  const conversation = plugin.getByRole('log', { name: 'Conversation' })
  await plugin.getByRole('button', { name: 'Analyze' }).click()
  await conversation.getByText('Advantage: ').first().waitFor()
  await plugin.getByText('What this rests on').waitFor()
  await plugin.getByLabel('Ask about this figure').fill('How far from the target?')
  await plugin.getByRole('button', { name: 'Send' }).click()
  await conversation.getByText('target').last().waitFor()

  await page.route('**/api/assistant/simulate/stream/', () => {})
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/simulate/stream/'))
  await plugin.getByRole('button', { name: 'Analyze again' }).click()
  await conversation.getByText('Analyzing…').waitFor()
  await plugin.getByRole('button', { name: 'Cancel' }).click()
  await ended
  await expect.poll(() => conversation.getByText('Analyzing…').count()).toBe(0)
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

it('the Health Facilities Finder suggests places by what is typed, to be chosen by a press or by keys', async () => {
  const page = await product.open('/state-health-facility')
  const plugin = await pluginFrame(page, 'facility-finder')
  const near = plugin.getByLabel('Near')
  await near.fill('surul')
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape', 'ArrowDown']) await near.press(key)
  await plugin.getByRole('option', { name: 'Surulere, Oyo' }).click()
  expect(await near.inputValue()).toBe('Surulere, Oyo')
  await near.fill('dala')
  await near.press('ArrowDown')
  expect(await plugin.locator('.k-suggestions [aria-selected=true]').textContent()).toBe('Dala, Kano')
  await near.press('Enter')
  await plugin.getByText('the nearest to Dala first').waitFor()
})

it('the Health Facilities Finder lists the nearest first, from a typed place and from where the visitor is', async () => {
  const page = await product.open('/state-health-facility', { permissions: ['geolocation'] })
  const tester = await page.context().newCDPSession(page)
  const more = { accuracy: 20, altitude: 1, altitudeAccuracy: 1, heading: 1, speed: 1 }
  await tester.send('Emulation.setGeolocationOverride', { latitude: 12, longitude: 8.52, ...more })
  const plugin = await pluginFrame(page, 'facility-finder')
  const near = plugin.getByLabel('Near')
  await near.fill('surulere')
  await near.press('Enter')
  await plugin.getByText('2 places fit, such as').waitFor()
  await near.fill('surulere lagos')
  await near.press('Enter')
  await plugin.getByText('the nearest to Surulere first').waitFor()
  await plugin.getByRole('button', { name: 'Use my position' }).click()
  await plugin.getByText('the nearest to your position first').waitFor()
  await plugin.getByText('km away').first().waitFor()
  expect(page.url()).not.toContain('8.52')
  await page.context().clearPermissions()
  // A browser that has yet to ask does so over the page: a press that was meant for the plugin would be its answer.
  await plugin.getByRole('button', { name: 'Use my position' }).click()
  const question = page.getByRole('dialog', { name: 'Your position' })
  await question.getByText('wants to know where you are').waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Ask my browser' }).click()
  expect(await question.isVisible()).toBe(true)
  await page.waitForTimeout(1_500)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await plugin.getByText('Your position was not asked for').waitFor()
  await plugin.getByRole('button', { name: 'Use my position' }).click()
  await page.waitForTimeout(1_500)
  await question.getByRole('button', { name: 'Ask my browser' }).click()
  await plugin.getByText('Your browser does not give your position to this site').waitFor()
})

it('Health Think asks a visitor to log in, and draws the dashboard that a question links', async () => {
  const page = await product.open('/health-think/profile')
  await page.getByText('Kindly login to view your profile.').waitFor()
  const { url, admin } = product.server()
  await page.request.post(url + login.path, { data: { username: admin.email, password: admin.password } })
  const view = '/dashboard/Health_Outcomes_and_Service_Coverage?indicator=18'
  const asked = await page.request.post(url + askThinkQuestion.path, {
    data: { title: 'Why do the sources of DPT3 differ?', body: 'They do.', view },
  })
  const { id } = (await asked.json()) as { id: number }
  await page.goto(`${url}/health-think/question/${id}`)
  const frame = page.locator('iframe[title^="The view that"]')
  expect(await frame.getAttribute('src')).toBe(`/embed${view}`)
  await frame.contentFrame().getByText('Indicator Overview').first().waitFor()
  expect(await page.getByRole('link', { name: 'Open the view of the figures' }).getAttribute('href')).toBe(
    view,
  )
})
