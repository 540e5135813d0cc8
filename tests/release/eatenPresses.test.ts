import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { frameOf, pressLauncher, switchOn } from '../support/openPanel.ts'
import { packPlugin } from '../support/packPlugin.ts'
import { useProduct } from '../support/product.ts'
import { publish } from '../support/publish.ts'

const product = useProduct()

/** Hears every key; it has a list, a drawn button and a field of plain text. */
const listens = `
import { definePlugin } from '@msdat/sdk'
import { useEffect, useState } from 'react'
function View() {
  const [got, hear] = useState('')
  useEffect(() => addEventListener('keydown', ({ key }) => hear((keys) => keys + key), true), [])
  const inside = '<select id="list"><option>One<option>Two</select>'
  useEffect(() => { document.querySelector('#place')!.attachShadow({ mode: 'closed' }).innerHTML = inside }, [])
  return <>
    <div id="place" style={{ width: 200, height: 40 }} />
    <input id="text" />
    <input id="suggests" list="names" />
    <datalist id="names"><option value="Kano" /></datalist>
    <p id="got">{got}</p>
  </>
}
definePlugin({ contributions: { panel: { view: View } } })
`

beforeAll(async () => {
  await publish(product.server(), await packPlugin({ id: 'listener', name: 'Listener', source: listens }))
}, 300_000)

/** Presses something in the plugin, and moves on to a field of the page, where the press is told to nobody. */
async function typeAfter(pressed: string): Promise<{ page: Page; field: string; plugin: string }> {
  const page = await product.open('/')
  await switchOn(page, 'Listener')
  await pressLauncher(page, 'Listener')
  // What looks for such presses comes some seconds after the first view.
  await page.waitForTimeout(7_000)
  const field = page.getByLabel('Window (years)')
  const label = await page.getByText('Window (years)').boundingBox()
  const plugin = frameOf(page, 'Listener')
  await plugin.locator(pressed).click()
  await page.mouse.move((label?.x ?? 0) + 10, (label?.y ?? 0) + 5, { steps: 9 })
  await page.waitForTimeout(400)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('12')
  const got = (await plugin.locator('#got').textContent()) ?? ''
  return { page, field: await field.inputValue(), plugin: got.replace(/Control|a/gi, '') }
}

it.each(['#place', '#suggests'])(
  'a pointer that comes out of a frame whose list may be open takes the keyboard along: %s',
  async (pressed) => {
    const { page, ...got } = await typeAfter(pressed)
    expect(got).toEqual({ field: '12', plugin: '' })
    await page.close()
  },
)

it('who types into a plain field of a plugin may lay the pointer aside', async () => {
  const { page, ...got } = await typeAfter('#text')
  expect(got).toEqual({ field: '3', plugin: '12' })
  await page.close()
})

/** Clicks on choosers of colours by itself, in each way, and tells which it was let. */
const chooses = `
import { definePlugin } from '@msdat/sdk'
import { useEffect, useState } from 'react'
function View() {
  const [opened, hear] = useState('')
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('#field')!
    const root = document.querySelector('#place')!.attachShadow({ mode: 'closed' })
    const inside = Object.assign(document.createElement('input'), { type: 'color' })
    root.append(inside)
    let way = ''
    const click = (name: string, act: () => unknown) => { way = name; act(); way = 'press' }
    for (const one of [field, inside])
      one.addEventListener('click', () => { const by = way; if (!one.disabled) hear((ways) => ways + by + ' ') })
    const event = (cancelable: boolean) => new MouseEvent('click', { bubbles: true, cancelable })
    click('click', () => field.click())
    click('event', () => field.dispatchEvent(event(true)))
    click('lasting', () => field.dispatchEvent(event(false)))
    click('inside', () => inside.dispatchEvent(event(false)))
    click('label', () => document.querySelector('label')!.click())
    if ('showPicker' in field) hear('picker')
  }, [])
  return <>
    <div id="place" />
    <input id="field" type="color" />
    <label htmlFor="field">Colour</label>
    <p id="opened">{opened}</p>
  </>
}
definePlugin({ contributions: { panel: { view: View } } })
`

it('a chooser of colours opens by a press on its field or label, and by no script', async () => {
  await publish(product.server(), await packPlugin({ id: 'chooser', name: 'Chooser', source: chooses }))
  const page = await product.open('/')
  await switchOn(page, 'Chooser')
  await pressLauncher(page, 'Chooser')
  const plugin = frameOf(page, 'Chooser')
  const opened = plugin.locator('#opened')
  await plugin.locator('#field').click()
  await expect.poll(() => opened.textContent()).toBe('press ')
  // The first press may do no more than close the chooser that is open.
  const pressLabel = async (): Promise<string | null> => {
    await plugin.locator('label').click()
    return opened.textContent()
  }
  await expect.poll(pressLabel).toBe('press press ')
  await page.close()
})
