import { expect, it } from 'vitest'
import { login, registerUser } from '@msdat/sdk/contracts/accounts'
import { signIn, useProduct } from '../support/product.ts'
import { totp } from '../support/totp.ts'

const product = useProduct()
const password = 'Quiet-River-9'

it('an authenticator app is set up by its picture, asked for at the login, and switched off again', async () => {
  const page = await product.open('/faq')
  const { url } = product.server()
  const username = `sade${Date.now()}`
  const email = `${username}@example.org`
  await page.request.post(url + registerUser.path, { data: { username, password, email } })
  await page.request.post(url + login.path, { data: { username, password } })
  await page.goto(`${url}/account#/security`)
  const app = page.getByRole('switch', { name: 'Google Authenticator' })
  await app.click()
  const setUp = page.getByRole('dialog', { name: 'Set up Google Authenticator' })
  await setUp.getByLabel('Your password').fill('Wrong-River-9')
  await setUp.getByRole('button', { name: 'Go on' }).click()
  await setUp.getByText(/enter the password of your account/).waitFor()
  await setUp.getByLabel('Your password').fill(password)
  await setUp.getByRole('button', { name: 'Go on' }).click()
  await setUp.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const secret = (await setUp.locator('code').textContent()) ?? ''
  await setUp.getByLabel('Code', { exact: true }).fill(totp(secret))
  await setUp.getByRole('button', { name: 'Confirm' }).click()
  const codes = setUp.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await codes.first().waitFor()
  const [recovery = ''] = await codes.allTextContents()
  expect(await codes.count()).toBe(10)
  await setUp.getByRole('button', { name: 'I have kept them' }).click()
  await expect.poll(() => app.isChecked()).toBe(true)

  const other = await product.open('/')
  await other.getByRole('button', { name: /^Login/ }).click()
  const dialog = other.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('Username or e-mail').fill(username)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await dialog.getByLabel('Code', { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByText('This code is not right. Please try again.').waitFor()
  await dialog.getByRole('button', { name: 'Recovery code' }).click()
  await dialog.getByLabel('Code', { exact: true }).fill(recovery)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await other.getByText('Login successful').first().waitFor()
  await other.getByRole('button', { name: new RegExp(`^Account of ${username}`) }).waitFor()

  await app.click()
  const off = page.getByRole('dialog', { name: 'Switch off: Google Authenticator' })
  await off.getByLabel('Your password').fill(password)
  await off.getByRole('button', { name: 'Switch off' }).click()
  await expect.poll(() => app.isChecked()).toBe(false)

  const sessions = page.getByRole('region', { name: 'Sessions' })
  await page.reload()
  await sessions.getByText('This one').waitFor()
  await sessions.getByRole('button', { name: /^Sign out there/ }).click()
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1)
  await other.goto(`${url}/account`)
  await other.getByText('Please Login', { exact: true }).waitFor()
  await other.getByRole('button', { name: 'OK' }).click()
  await signIn(other, username, password)
})
