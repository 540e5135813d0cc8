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

it('a permission is granted for everyone only by a press that is meant, whatever scrolls the page', async () => {
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
  const grant = grants.getByRole('switch').or(grants.getByRole('checkbox')).first()
  await grant.scrollIntoViewIfNeeded()
  await expect.poll(() => grant.getAttribute('aria-disabled')).toBeNull()
  // As a plugin on trial does it between the two halves of a double press.
  await grant.evaluate((element) => element.closest('fieldset')?.scrollIntoView({ block: 'start' }))
  const box = await grant.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
  expect(await grant.isChecked()).toBe(false)
  await expect.poll(() => grant.getAttribute('aria-disabled')).toBeNull()
  await grant.check()
  expect(await grant.isChecked()).toBe(true)
  await reject(server.base, token, id)
})
