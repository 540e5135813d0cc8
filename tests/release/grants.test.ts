import { expect, it } from 'vitest'
import { packPlugin } from '../support/packPlugin.ts'
import { pickOption, signIn, useProduct } from '../support/product.ts'
import {
  publish,
  readSubmission,
  registerAuthor,
  reject,
  signInAsAdmin,
  submitZip,
} from '../support/publish.ts'

const product = useProduct()

const source = `
import { definePlugin } from '@msdat/sdk'

definePlugin({ contributions: { main: { view: () => <p>Well</p> } } })
`
const section = { point: 'section', id: 'main', title: 'Well', controls: [] }
/** A second try of the test begins with a plugin of its own, whose name nobody takes for the first one's. */
const names = ['Granary', 'Orchard', 'Windmill']

it('a permission is granted for everyone only after a question that names it', async () => {
  const server = product.server()
  const name = names.shift() ?? ''
  const first = { id: name.toLowerCase(), name, version: '1.0.0', source, more: { contributes: [section] } }
  const author = await registerAuthor(server, first.id)
  await publish(server, await packPlugin(first), author)
  const next = { ...first, version: '1.1.0', permissions: ['selection:read', 'page:appearance'] }
  const { id } = await submitZip(server.base, await packPlugin(next), author)
  const token = await signInAsAdmin(server)
  await expect
    .poll(async () => (await readSubmission(server.base, token, id)).state, { timeout: 60_000 })
    .toBe('awaiting_approval')
  const page = await product.open('/')
  await signIn(page, server.admin.email, server.admin.password)
  await pickOption(page, 'Approve Plugins')
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click()
  const grants = page.getByRole('group', { name: 'New permissions to grant for everyone' })
  const question = page.getByRole('alertdialog')
  const ask = async (): Promise<string> => {
    await page.getByRole('button', { name: 'Approve', exact: true }).first().click()
    return (await question.textContent()) ?? ''
  }
  await page.getByLabel('Reason').fill('Read in full.')
  expect(await ask()).toContain('No new permission is granted')
  // A press that comes with the question was meant for what stood there before.
  const yes = question.getByRole('button', { name: 'Approve', exact: true })
  await yes.evaluate((button) => (button as HTMLElement).click())
  await question.getByRole('button', { name: 'Cancel' }).click()
  await grants.getByRole('switch', { name: /page:appearance/ }).check()
  const words = await ask()
  expect(words).toContain('(page:appearance)')
  expect(words).not.toContain('(selection:read)')
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await readSubmission(server.base, token, id)).state).toBe('awaiting_approval')
  await reject(server.base, token, id)
})
