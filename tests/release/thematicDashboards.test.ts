import { expect, it } from 'vitest'
import { useProduct } from '../support/product.ts'

const product = useProduct()

/** The tabs of an address in their order, which of them opens, and words that its plugin shows. */
const dashboards: [address: string, tabs: string[], opens: string, says: RegExp][] = [
  [
    '/ministers-dashboard',
    ['Indicator Preview', 'Indicator Details', 'Quarterly Performance Scorecard'],
    'Indicator Details',
    /DPT3\/Penta3 coverage, Nigeria/,
  ],
  [
    '/presidential-bond-scorecard',
    ['Presidential Bond Indicators', 'Compact Swap Indicators'],
    'Presidential Bond Indicators',
    /Nigeria meets \d+ of \d+ targets/,
  ],
  ['/cemonc-dashboard', ['Modules 1-5', 'Modules 7-10'], 'Modules 1-5', /Module 5: signal functions/],
  [
    '/dashboard-landing-page',
    [
      'Health Outcomes and Service Coverage',
      'Disease Surveillance',
      'Health System Input',
      'Quality of Care',
      'Access to Healthcare',
    ],
    'Health Outcomes and Service Coverage',
    /Skilled birth attendance, Nigeria/,
  ],
  [
    '/health-service-uptake',
    ['Uptake by state', 'Indicator Overview', 'Zonal Analysis', 'Disaggregation'],
    'Uptake by state',
    /Places compared/,
  ],
  [
    '/ndhs-tracker',
    ['Rounds side by side', 'Change by state', 'Maps of two rounds'],
    'Rounds side by side',
    /indicators have two rounds/,
  ],
  [
    '/health-facilities-profile',
    ['Health Facilities Profile', 'Staff and beds', 'What is missing'],
    'Health Facilities Profile',
    /public facilities/i,
  ],
  [
    '/dashboard/Quarterly_Performance_Assessment_Dashboard',
    ['Scorecard', 'Indicator Overview'],
    'Scorecard',
    /Figures by quarter are not on this platform yet/,
  ],
  [
    '/dashboard/GIS_Mapping_Dashboard',
    ['Compare maps', 'Maps', 'What is missing'],
    'Compare maps',
    /From 2018 to 2024, \d+ of \d+ states are higher/,
  ],
]

it.each(dashboards)('%s has its tabs, and each shows figures or says what is missing', async (...row) => {
  const [address, tabs, opens, says] = row
  const page = await product.open(address)
  await page.getByRole('tab', { name: opens, selected: true }).waitFor()
  const shown = await page.getByRole('tab').allInnerTexts()
  expect(shown.map((text) => text.trim()).slice(0, tabs.length)).toEqual(tabs)
  await page.frameLocator('iframe').first().getByText(says).first().waitFor()
})

it('simulated figures are shown at a press alone, are named so, and leave the address as it is', async () => {
  const page = await product.open('/cemonc-dashboard')
  const plugin = page.frameLocator('iframe').first()
  const show = plugin.getByRole('button', { name: 'Show the layout with simulated figures' })
  await show.waitFor()
  const before = page.url()
  const simulated = plugin.getByRole('region', { name: /^SIMULATED/ })
  expect(await simulated.count()).toBe(0)
  await show.click()
  const card = plugin.getByRole('region', { name: /^SIMULATED: Module 1/ })
  await card.getByText('Do not quote or pass them on').waitFor()
  await card.getByRole('button', { name: 'Table', exact: true }).click()
  await card.getByRole('columnheader', { name: 'Simulated %' }).waitFor()
  expect(page.url()).toBe(before)
  await page.reload()
  await show.waitFor()
  expect(await simulated.count()).toBe(0)
})

it('maps have facilities, borders of zones and circles over them', async () => {
  const page = await product.open('/dashboard/GIS_Mapping_Dashboard')
  const plugin = page.frameLocator('iframe').first()
  await plugin.getByRole('button', { name: 'Layers' }).click()
  await plugin.getByText(/19,693 of 20,861 facilities have coordinates/).waitFor()
  await plugin.getByLabel(/^Circles: /).check()
  await plugin.getByRole('list', { name: /^Circles: / }).waitFor()
  expect(new URL(page.url()).search).toContain('bubbles')
})

it('a tab of the landing page is fetched when it is opened', async () => {
  const page = await product.open('/dashboard-landing-page')
  // Beside the frames of tabs there may be one that is made ready.
  const frameOf = (tab: string) => page.frameLocator(`iframe[title="${tab}"]`)
  const first = frameOf('Health Outcomes and Service Coverage')
  await first.getByText('Under 5 Mortality Rate, Nigeria').waitFor()
  await page.getByRole('tab', { name: 'Disease Surveillance' }).click()
  const opened = frameOf('Disease Surveillance').getByText('Malaria incidence, Nigeria')
  await expect.poll(() => opened.isVisible()).toBe(true)
})
