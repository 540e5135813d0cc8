import type { Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { registerUser } from '@msdat/sdk/contracts/accounts'
import { freePort } from '../support/freePort.ts'
import { linkInMail } from '../support/linkInMail.ts'
import { openIdClient, startOpenIdProvider } from '../support/openIdProvider.ts'
import { openPanel } from '../support/openPanel.ts'
import { useProduct } from '../support/product.ts'

const port = await freePort()
const callback = `http://localhost:${port}/api/auth/oauth2/callback/google`
const provider = await startOpenIdProvider(callback)
afterAll(() => provider.close())
const product = useProduct({
  port,
  env: {
    MSDAT_GOOGLE_CLIENT_ID: openIdClient.id,
    MSDAT_GOOGLE_CLIENT_SECRET: openIdClient.secret,
    MSDAT_GOOGLE_DISCOVERY_URL: provider.discoveryUrl,
  },
})
const password = 'Quiet-River-9'
/** Longer than presses are not heard after a panel has grown, or a plugin has opened a dialog. */
const unheardMs = 1_500
const narrow = { viewport: { width: 390, height: 844 } }

/** Makes an account; answers its username, which is another one each time. */
const register = async (name: string): Promise<string> => {
  const username = `${name}${Date.now()}`
  const answer = await fetch(product.server().base + registerUser.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, email: `${username}@example.org` }),
  })
  expect(answer.status).toBe(200)
  return username
}

const linkTo = (address: string): Promise<string> => linkInMail(product.server(), address)

async function fillIn(page: Page, username: string, secret: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Username or e-mail').fill(username)
  await main.getByLabel('Password').fill(secret)
  await main.getByRole('button', { name: 'Login', exact: true }).click()
}

it('a forgotten password is replaced by a link that is sent to the address', async () => {
  const zainab = await register('zainab')
  const page = await product.open('/')
  await page.getByRole('button', { name: /^Login/ }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { level: 1, name: 'Password recovery' }).waitFor()
  expect(await page.title()).toBe('MSDAT | Settings')
  await page.getByLabel('E-mail').fill(`${zainab}@example.org`)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If there is an account with this address').waitFor()
  const link = await linkTo(`${zainab}@example.org`)
  await page.goto(link)
  await page.getByLabel('New password').fill('Other-River-7')
  await page.getByLabel('Confirm password').fill('Other-River-8')
  await page.getByText('DOES NOT MATCH').waitFor()
  await page.getByLabel('Confirm password').fill('Other-River-7')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await page.getByText('Password updated successfully!').first().waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/custom/login')
  await fillIn(page, zainab, password)
  await page.getByText('You are not logged in. Check both fields').waitFor()
  await fillIn(page, zainab, 'Other-River-7')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/my-dashboard/details')
  const later = await product.open(link)
  await later.getByLabel('New password').fill('Third-River-7')
  await later.getByLabel('Confirm password').fill('Third-River-7')
  await later.getByRole('button', { name: 'Set the new password' }).click()
  await later.getByText('This link is no longer valid. Please ask for a new one.').waitFor()
})

it('whoever registers is told to confirm the address until it is confirmed', async () => {
  const page = await product.open('/custom/register')
  const main = page.getByRole('main')
  const amaka = `amaka${Date.now()}`
  await main.getByLabel('Username').fill(amaka)
  await main.getByLabel('E-mail').fill(`${amaka}@example.org`)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByLabel('Confirm password').fill(password)
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Congratulations, Successfully Registered, Please Login').first().waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/custom/login')
  await fillIn(page, amaka, password)
  await page.getByText('Login successful').first().waitFor()
  await page.goto(`${product.server().url}/profile`)
  const notice = page.getByText(`Your e-mail address ${amaka}@example.org is not confirmed yet.`)
  await notice.waitFor()
  await page.getByRole('button', { name: 'Send it again' }).click()
  await page.getByText(`A message with a link goes to ${amaka}@example.org.`).first().waitFor()
  await page.goto(await linkTo(`${amaka}@example.org`))
  await page.getByText('Your e-mail address is confirmed.').waitFor()
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard History' }).waitFor()
  expect(await notice.count()).toBe(0)
})

it('a page that needs a login is opened after it; on a telephone the login leads to the account', async () => {
  const kemi = await register('kemi')
  const page = await product.open('/account#/settings')
  const alert = page.getByRole('alertdialog', { name: 'Access Denied' })
  await alert.getByText('Please Login', { exact: true }).waitFor()
  await alert.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: /^Login/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('Username or e-mail').fill(kemi)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await expect.poll(() => page.url()).toBe(`${product.server().url}/account#/settings`)
  const small = await product.open('/custom/login', narrow)
  await fillIn(small, kemi, password)
  await expect.poll(() => new URL(small.url()).pathname).toBe('/account')
})

it('a sign-in with a provider that failed is told on the login page; one that is not set up is not offered', async () => {
  const page = await product.open('/custom/login?failed=google')
  await page.getByText('Something went wrong signing you in with google').first().waitFor()
  await page.getByRole('main').getByLabel('Password').waitFor()
  const offered = page.getByRole('link', { name: /^Continue with/ })
  await offered.first().waitFor()
  expect(await offered.allTextContents()).toEqual(['Continue with Google'])
  const other = await product.open('/custom/login?failed=linkedin')
  await other.getByText('Something went wrong signing you in with linkedin').first().waitFor()
})

it('somebody signs in with a provider: the whole way there, through its login and consent, and back', async () => {
  const page = await product.open('/custom/login')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByPlaceholder('Enter any login').fill('amina')
  await page.getByPlaceholder('and password').fill('anything')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  const returned = page.waitForRequest((request) => request.url().startsWith(callback))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/my-dashboard/details')
  await page.getByRole('button', { name: /^Account of amina/ }).waitFor()
  const session = await page.request.get(`${product.server().url}/api/session/`)
  expect(await session.json()).toMatchObject({
    user: { email: 'amina@example.org', email_confirmed: true, role: { value: 'user' } },
  })
  const sent = provider.asked.find((path) => path.startsWith('/auth?')) ?? ''
  const { searchParams } = new URL(sent, callback)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^.{43}$/),
    nonce: expect.stringMatching(/^.{43}$/),
    state: expect.stringMatching(/^.{16,}$/),
  })

  // The way back is of use once, and in this browser alone.
  const back = (await returned).url()
  for (const other of [page, await product.open('/terms')]) {
    await other.goto(back)
    await other.getByText('Something went wrong signing you in with google').first().waitFor()
  }
})

it('a plugin opens the sign-in dialog by a press, and by itself none', async () => {
  const page = await product.open('/')
  const panel = await openPanel(page, product.server().url, 'Review')
  const button = panel.getByRole('button', { name: 'Sign in' })
  await button.evaluate((element) => (element as HTMLElement).click())
  await panel.getByText('Use Login at the top of the page.').waitFor()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  expect(await dialog.count()).toBe(0)

  // The panel has just grown by these words, and a press of just then is none of the plugin's.
  await page.waitForTimeout(unheardMs)
  await button.click()
  await dialog.waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  await dialog.getByLabel('Username or e-mail').fill(await register('musa'))
  await dialog.getByLabel('Password').fill(password)
  await page.waitForTimeout(unheardMs)
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await panel.getByRole('button', { name: 'Send review' }).waitFor()
})
