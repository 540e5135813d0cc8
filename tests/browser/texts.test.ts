import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { pickOption, signIn, useProduct } from '../support/product.ts'

const product = useProduct()

const signInAdmin = (page: Page): Promise<void> =>
  signIn(page, product.server().admin.email, product.server().admin.password)

/** The message that must be read before going on. */
const alertOf = (page: Page, title: string) => page.getByRole('alertdialog', { name: title })

describe('the account page', () => {
  it('refuses a visitor who is not signed in, and is there after the login', async () => {
    const page = await product.open('/account#/createPlugin')
    const alert = alertOf(page, 'Access Denied')
    await alert.getByText('Please Login', { exact: true }).waitFor()
    await page.waitForURL('**/dashboard/**')
    await alert.getByRole('button', { name: 'OK' }).click()
    await signInAdmin(page)
    await page.waitForURL('**/account#/createPlugin')
    await page.getByRole('heading', { name: 'Create Plugin' }).waitFor()
  })

  it('is left for the dashboard by logging out, and refuses nothing', async () => {
    const page = await product.open('/')
    await signInAdmin(page)
    await pickOption(page, 'Create Plugin')
    await page.getByRole('heading', { name: 'Create Plugin' }).waitFor()
    await page.getByRole('button', { name: /^Account of/ }).click()
    const asked = page.waitForResponse('**/api/session/')
    await page.getByRole('button', { name: 'Log Out' }).click()
    await asked
    await page.waitForURL('**/dashboard/**')
    await page.getByRole('tab').first().waitFor()
    expect(await page.getByRole('button', { name: /^Login/ }).isVisible()).toBe(true)
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })
})
