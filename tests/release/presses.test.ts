import { text } from 'node:stream/consumers'
import type { Download } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { frameOf, pressLauncher, switchOn, turnOn, viewPlugins } from '../support/openPanel.ts'
import { packPlugin, plainPanel } from '../support/packPlugin.ts'
import { pressMeant } from '../support/pressMeant.ts'
import { useProduct } from '../support/product.ts'
import { publish, registerAuthor } from '../support/publish.ts'

const product = useProduct()
/** A second try of a test begins with a plugin of its own. */
let tries = 0

/** Takes the keyboard, which stands nowhere, and asks for the sign-in dialog again and again. */
const nags = `
import { definePlugin, host } from '@msdat/sdk'
import { useEffect, useState } from 'react'
function View() {
  const [answers, hear] = useState<string[]>([])
  useEffect(() => {
    let tries = 0
    const timer = setInterval(() => {
      // At the third time in a minute it would be stopped.
      if (tries++ < 2) window.focus()
      void host.call('reviews.signIn', {}).then((answer) => hear((heard) => [...heard, JSON.stringify(answer)]))
    }, 200)
    return () => clearInterval(timer)
  }, [])
  return <p id="answers">{answers.join(' ')}</p>
}
definePlugin({ contributions: { panel: { view: View } } })
`
/** Saves a file of false figures, takes a picture and asks for the place again and again, and counts what it is let. */
const swaps = `
import { definePlugin, host } from '@msdat/sdk'
import { useEffect, useState } from 'react'
const bytes = new TextEncoder().encode('false figures')
function View() {
  const [asked, count] = useState(0)
  const [got, hear] = useState('')
  useEffect(() => {
    const timer = setInterval(async () => {
      const replies = await Promise.all([
        host.call('files.save', { name: 'values.csv', mediaType: 'text/csv', bytes }),
        host.call('files.prepare', {}),
        host.call('page.capture', {}),
        host.call('visitor.position', {}),
      ])
      // What was refused for want of a press alone says so; all else would be no proof.
      const heard = replies.filter((_, at) => at !== 1).map((reply) => reply.ok ? 'let' : reply.problem.code)
      hear((before) => before === '' || before === heard.join(' ') ? heard.join(' ') : before + ', ' + heard.join(' '))
      count((before) => before + 1)
    }, 500)
    return () => clearInterval(timer)
  }, [])
  return <><p id="asked">{asked}</p><p id="got">{got}</p></>
}
definePlugin({ contributions: { panel: { view: View } } })
`
/** Saves what its button says. */
const saves = `
import { definePlugin, host, useCommand } from '@msdat/sdk'
import { useState } from 'react'
const drawing = (inside: string) => '<svg xmlns="http://www.w3.org/2000/svg">' + inside + '</svg>'
const files = {
  figures: { name: 'values.csv', mediaType: 'text/csv', text: 'true figures' },
  drawing: { name: 'map', mediaType: 'image/svg+xml', text: drawing('<path d="M0 0h9"/>') },
  script: { name: 'map', mediaType: 'image/svg+xml', text: drawing('<script>1</script>') },
  handler: { name: 'map', mediaType: 'image/svg+xml', text: drawing('<path onclick="1"/>') },
  page: { name: 'map', mediaType: 'image/svg+xml', text: drawing('<foreignObject/>') },
  link: { name: 'map', mediaType: 'image/svg+xml', text: drawing('<use href="//x.test/#a"/>') },
} as const
function View() {
  const [said, say] = useState('')
  const save = async (kind: keyof typeof files) => {
    const { text, ...file } = files[kind]
    const reply = await host.call('files.save', { ...file, bytes: new TextEncoder().encode(text) })
    say(kind + ': ' + (reply.ok ? 'saved' : reply.problem.message))
  }
  useCommand('save', () => save('figures'))
  useCommand('kano', () => save('figures'))
  return <>
    {Object.keys(files).map((kind) => <button key={kind} onClick={() => save(kind as 'figures')}>{kind}</button>)}
    <p id="said">{said}</p>
  </>
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
const ofHonest = [
  { point: 'panel', id: 'panel', title: 'Honest', size: { height: 300 } },
  { point: 'command', id: 'save', title: 'Save the figures', runsIn: 'panel', key: 'Alt+Shift+S' },
  { point: 'command', id: 'kano', title: 'Kano, Lagos and all of Nigeria', runsIn: 'panel' },
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
  const permissions = ['files:save', 'page:capture', 'visitor:position']
  await publish(server, await packPlugin({ id: 'swapper', name: 'Swapper', source: swaps, permissions }))
  const honest = { permissions: ['files:save'], more: { contributes: ofHonest } }
  await publish(server, await packPlugin({ id: 'honest', name: 'Honest', source: saves, ...honest }))
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

it("a press on the page or in another plugin saves and takes nothing, and the other's file is its own", async () => {
  const page = await product.open('/')
  const saved: Download[] = []
  page.on('download', (download) => saved.push(download))
  await switchOn(page, 'Swapper')
  await pressLauncher(page, 'Swapper')
  const swapper = frameOf(page, 'Swapper')
  await expect.poll(async () => Number(await swapper.locator('#asked').textContent())).toBeGreaterThan(1)
  await pressLauncher(page, 'Swapper')
  await switchOn(page, 'Honest')
  await pressLauncher(page, 'Honest')
  const honest = frameOf(page, 'Honest')
  await honest.getByRole('button', { name: 'figures' }).click()
  await expect.poll(() => honest.locator('#said').textContent()).toBe('figures: saved')
  await expect.poll(() => saved.length).toBe(1)
  const before = Number(await swapper.locator('#asked').textContent())
  await page.mouse.click(5, 500)
  await expect
    .poll(async () => Number(await swapper.locator('#asked').textContent()))
    .toBeGreaterThan(before + 10)
  expect(await swapper.locator('#got').textContent()).toMatch(
    /^conflict conflict conflict([ ,]|conflict|rate_limited)*$/,
  )
  expect(saved.length).toBe(1)
  const stream = await saved[0]?.createReadStream()
  expect(stream && (await text(stream))).toBe('true figures')
  // The command is the visitor's press as well.
  await page.keyboard.press('Alt+Shift+S')
  await expect.poll(() => saved.length).toBe(2)
})

it('Enter leads to what the platform has of that name, and not to a command that a plugin has called so', async () => {
  const page = await product.open('/')
  await switchOn(page, 'Honest')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Find anything' })
  await dialog.getByRole('combobox').fill('kano')
  await dialog.getByRole('option', { name: /^Kano, Lagos.*Honest/ }).waitFor()
  const chosen = dialog.getByRole('option', { selected: true })
  expect(await chosen.textContent()).toBe('Kano')
  // Nor before the server has said what else is called so.
  await page.route('**/api/search/**', () => {})
  await dialog.getByRole('combobox').fill('and all of')
  await dialog.getByRole('option').first().waitFor()
  expect(await chosen.count()).toBe(0)
})

it('a drawing that is saved holds nothing that runs', async () => {
  const page = await product.open('/')
  await switchOn(page, 'Honest')
  await pressLauncher(page, 'Honest')
  const honest = frameOf(page, 'Honest')
  const press = async (kind: string, answer: string) => {
    await honest.getByRole('button', { name: kind }).click()
    await expect.poll(() => honest.locator('#said').textContent()).toContain(`${kind}: ${answer}`)
    // One file a second.
    await page.waitForTimeout(1_000)
  }
  await press('drawing', 'saved')
  for (const kind of ['script', 'handler', 'page', 'link'])
    await press(kind, 'An SVG can be saved only as a plain drawing.')
})

it.each(['Sly', 'Wily'])(
  'a press gives %s no permission of a version that came under the pointer, and one that is meant does',
  { timeout: 240_000 },
  async (name) => {
    const id = `${name.toLowerCase()}-${tries++}`
    const first = { id, name, version: '1.0.0', source: plainPanel, permissions: ['ui:notify'] }
    const author = await registerAuthor(product.server(), id)
    await publish(product.server(), await packPlugin(first), author)
    const page = await product.open('/')
    await viewPlugins(page)
    await turnOn(page.getByRole('switch', { name: /^Developer mode/ }))
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await switchOn(page, name)
    await viewPlugins(page)
    const entry = page.locator('.plugin-entry').filter({ has: page.getByRole('heading', { name }) })
    await entry.getByText('What it may do').click()
    if (name === 'Wily') {
      await entry.getByRole('button', { name: 'Inspect its frames' }).click()
      await page.getByRole('button', { name: 'Permissions' }).click()
    }
    await page.getByRole('switch', { name: 'Show short messages' }).waitFor()
    // Pressed as soon as it stands where the other one was.
    const pressed = page.evaluate(
      () =>
        new Promise<void>((done) => {
          new MutationObserver((_, observer) => {
            const wanted = [...document.querySelectorAll('.permissions .switch')].find(({ textContent }) =>
              textContent.includes('colours'),
            )
            if (!wanted) return
            observer.disconnect()
            setTimeout(() => done((wanted as HTMLElement).click()), 30)
          }).observe(document.body, { childList: true, characterData: true, subtree: true })
        }),
    )
    const next = { ...first, version: '1.1.0', permissions: ['page:appearance'] }
    await publish(product.server(), await packPlugin(next), author)
    await pressed
    const accepted = () =>
      page.evaluate(
        (plugin) => (JSON.parse(localStorage.getItem('msdat:plugins-accepted') ?? '{}') as never)[plugin],
        id,
      )
    expect(await accepted()).toEqual(['ui:notify'])
    if (name === 'Wily') {
      // Frames run on beside the inspector, so a press there only asks.
      const question = page.getByRole('alertdialog', { name: 'Allow Wily this?' })
      await pressMeant(question.getByRole('button', { name: 'Allow' }))
    } else {
      const wanted = page.getByRole('switch', { name: /colours/ })
      await expect.poll(() => wanted.getAttribute('aria-disabled')).toBeNull()
      await turnOn(wanted)
    }
    await expect.poll(accepted).toEqual(['ui:notify', 'page:appearance'])
  },
)
