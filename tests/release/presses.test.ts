import { beforeAll, expect, it } from 'vitest'
import { frameOf, pressLauncher, switchOn } from '../support/openPanel.ts'
import { packPlugin } from '../support/packPlugin.ts'
import { useProduct } from '../support/product.ts'
import { publish } from '../support/publish.ts'

const product = useProduct()

/** Takes the keyboard, which stands nowhere, and asks for the sign-in dialog again and again. */
const nags = `
import { definePlugin, host } from '@msdat/sdk'
import { useEffect, useState } from 'react'
function View() {
  const [answers, hear] = useState<string[]>([])
  useEffect(() => {
    const timer = setInterval(() => {
      window.focus()
      void host.call('reviews.signIn', {}).then((answer) => hear((heard) => [...heard, JSON.stringify(answer)]))
    }, 200)
    return () => clearInterval(timer)
  }, [])
  return <p id="answers">{answers.join(' ')}</p>
}
definePlugin({ contributions: { panel: { view: View } } })
`
/** Is ready long after its command was chosen. */
const late = `
import { definePlugin, useCommand } from '@msdat/sdk'
import { useEffect, useState } from 'react'
await new Promise((done) => setTimeout(done, 6_000))
function View() {
  const [got, hear] = useState('')
  const [isTold, setTold] = useState(false)
  useCommand('go', () => setTold(true))
  useEffect(() => addEventListener('keydown', ({ key }) => hear((keys) => keys + key), true), [])
  return <><p id="got">{got}</p>{isTold && <p>Told</p>}</>
}
definePlugin({ contributions: { panel: { view: View } } })
`
const contributes = [
  { point: 'panel', id: 'panel', title: 'Latecomer', size: { height: 300 } },
  { point: 'command', id: 'go', title: 'Show the late one', runsIn: 'panel', key: 'Alt+Shift+L' },
]

beforeAll(async () => {
  const server = product.server()
  await publish(
    server,
    await packPlugin({ id: 'nagger', name: 'Nagger', source: nags, permissions: ['reviews:write'] }),
  )
  await publish(
    server,
    await packPlugin({ id: 'latecomer', name: 'Latecomer', source: late, more: { contributes } }),
  )
}, 300_000)

it('a press elsewhere opens no dialog for a plugin that has the keyboard', async () => {
  const page = await product.open('/')
  await switchOn(page, 'Nagger')
  await pressLauncher(page, 'Nagger')
  const answers = frameOf(page, 'Nagger').locator('#answers')
  await expect.poll(async () => (await answers.textContent())?.split('{').length ?? 0).toBeGreaterThan(12)
  expect(await answers.textContent()).not.toContain('"isOpen":true')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

it('a frame that starts late with a command gets nothing of what is typed by then', async () => {
  const page = await product.open('/')
  await switchOn(page, 'Latecomer')
  await page.keyboard.press('Alt+Shift+L')
  const field = page.getByRole('combobox').first()
  await field.click()
  await field.fill('')
  const told = frameOf(page, 'Latecomer').getByText('Told')
  let typed = ''
  while (typed.length < 20 || !(await told.isVisible())) {
    const key = 'abcdefghij'.charAt(typed.length % 10)
    await page.keyboard.press(key)
    typed += key
    await page.waitForTimeout(60)
  }
  for (let keys = 0; keys < 20; keys += 1) await page.keyboard.press('x')
  expect(await frameOf(page, 'Latecomer').locator('#got').textContent()).toBe('')
  expect(await field.inputValue()).toBe(typed + 'x'.repeat(20))
})
