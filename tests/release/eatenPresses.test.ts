import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { frameOf, pressLauncher, switchOn } from '../support/openPanel.ts'
import { packPlugin } from '../support/packPlugin.ts'
import { useProduct } from '../support/product.ts'
import { publish } from '../support/publish.ts'

const product = useProduct()

/** Hears every key. What is over the line opens a list or a chooser, some by a key or out of sight; what is below opens none. */
const listens = `
import { definePlugin } from '@msdat/sdk'
import { useEffect, useState } from 'react'
function View() {
  const [got, hear] = useState('')
  useEffect(() => addEventListener('keydown', ({ key }) => hear((keys) => keys + key), true), [])
  const inside = '<select style="width: 200px; height: 30px"><option>One<option>Two</select>'
  useEffect(() => {
    for (const id of ['place', 'edited'])
      document.getElementById(id)!.attachShadow({ mode: 'closed' }).innerHTML = inside
  }, [])
  const leadOn = ({ key }: { key: string }) => {
    if (key === 'Enter' || key === ' ') document.getElementById('list')!.focus()
  }
  const turn = ({ key, currentTarget }: { key: string; currentTarget: HTMLInputElement }) => {
    if (key === ' ') currentTarget.type = 'date'
  }
  return <>
    <div id="place" style={{ width: 200, height: 30 }} />
    <div id="edited" contentEditable suppressContentEditableWarning style={{ width: 200, height: 30 }} />
    <label id="label" htmlFor="colour" contentEditable suppressContentEditableWarning>Refresh</label>
    <input id="colour" type="color" style={{ opacity: 0 }} />
    <input id="leadsOn" onKeyDown={leadOn} />
    <select id="list" style={{ opacity: 0 }}><option>One</option><option>Two</option></select>
    <input id="turns" onKeyDown={turn} />
    <hr />
    <input id="text" />
    <input id="date" type="date" />
    <div contentEditable suppressContentEditableWarning><p id="paragraph">Some words</p></div>
    <p id="got">{got}</p>
  </>
}
definePlugin({ contributions: { panel: { view: View } } })
`

beforeAll(async () => {
  await publish(product.server(), await packPlugin({ id: 'listener', name: 'Listener', source: listens }))
}, 300_000)

/** Presses something in the plugin, and maybe a key, and moves on to a field of the page, where the press is told to nobody. */
async function typeAfter(
  pressed: string,
  key?: string,
): Promise<{ page: Page; field: string; plugin: string }> {
  const page = await product.open('/')
  await switchOn(page, 'Listener')
  await pressLauncher(page, 'Listener')
  // What looks for such presses comes some seconds after the first view.
  await page.waitForTimeout(7_000)
  const field = page.getByLabel('Window (years)')
  const label = await page.getByText('Window (years)').boundingBox()
  const plugin = frameOf(page, 'Listener')
  await plugin.locator(pressed).click()
  if (key) await page.keyboard.press(key)
  await page.mouse.move((label?.x ?? 0) + 10, (label?.y ?? 0) + 5, { steps: 9 })
  await page.waitForTimeout(400)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('12')
  const got = (await plugin.locator('#got').textContent()) ?? ''
  return { page, field: await field.inputValue(), plugin: got.replace(/Control|Enter|a| /gi, '') }
}

it.each([
  ['#place', ''],
  ['#edited', ''],
  ['#label', ''],
  ['#leadsOn', 'Enter'],
  ['#leadsOn', ' '],
  ['#turns', ' '],
])(
  'a pointer that comes out of a frame in which a list is open takes the keyboard along: %s %s',
  async (...opened) => {
    const { page, ...got } = await typeAfter(...opened)
    expect(got).toEqual({ field: '12', plugin: '' })
    await page.close()
  },
)

it.each(['#text', '#date', '#paragraph'])(
  'who types into %s of a plugin may lay the pointer aside',
  async (pressed) => {
    const { page, ...got } = await typeAfter(pressed)
    expect(got).toEqual({ field: '3', plugin: '12' })
    await page.close()
  },
)

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
