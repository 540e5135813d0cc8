import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { frameOf, pressLauncher, switchOn } from '../support/openPanel.ts'
import { packPlugin } from '../support/packPlugin.ts'
import { useProduct } from '../support/product.ts'
import { publish } from '../support/publish.ts'

const product = useProduct()

/** Hears every key. What is over the line opens a list, some by a key or out of sight; what is below opens none. */
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

/** Each way to make a field a chooser of colours, or what takes presses unseen; tells of those by which there was one. */
const chooses = `
import { definePlugin } from '@msdat/sdk'
import { useEffect, useState } from 'react'
const field = () => document.createElement('input')
const withType = (value: string) => Object.assign(document.createAttribute('type'), { value })
const typed = (act: (type: Attr) => unknown) => {
  const one = field()
  one.type = 'text'
  act(one.getAttributeNode('type')!)
  return one
}
const html = (text: string) => {
  const place = document.createElement('div')
  place.innerHTML = text
  return place.querySelector('input')!
}
let asked = 0
const ways: Record<string, () => HTMLInputElement> = {
  property: () => Object.assign(field(), { type: 'color' }),
  capitals: () => Object.assign(field(), { type: 'COLOR' }),
  attribute: () => { const one = field(); one.setAttribute('TYPE', 'Color'); return one },
  object: () => { const one = field(); one.setAttribute('type', { toString: () => (asked++ ? 'color' : 'text') } as any); return one },
  namespace: () => { const one = field(); one.setAttributeNS(null, 'type', 'color'); return one },
  node: () => { const one = field(); one.setAttributeNode(withType('color')); return one },
  named: () => { const one = field(); one.attributes.setNamedItem(withType('color')); return one },
  value: () => typed((type) => { type.value = 'color' }),
  nodeValue: () => typed((type) => { type.nodeValue = 'color' }),
  text: () => typed((type) => { type.textContent = 'color' }),
  html: () => html('<input type=color>'),
  quoted: () => html("<input/TYPE = 'color'>"),
  numbered: () => html('<input type="c&#111;lor">'),
  parsed: () => new DOMParser().parseFromString('<input type="color">', 'text/html').querySelector('input')!,
  audio: () => document.createElement('AUDIO') as any,
  video: () => document.createElementNS('http://www.w3.org/1999/xhtml', 'video') as any,
  player: () => html('<audio controls></audio><input>').previousElementSibling as any,
  suggestions: () => document.createElement('DataList') as any,
  prefixed: () => document.createElementNS('http://www.w3.org/1999/xhtml', 'x:datalist') as any,
  suggested: () => html('<datalist id="d"><option>1</datalist><input list="d">').previousElementSibling as any,
  xml: () => new DOMParser().parseFromString('<input xmlns="http://www.w3.org/1999/xhtml" type="color"/>', 'text/xml').documentElement as any,
}
function View() {
  const [made, tell] = useState('')
  useEffect(() => {
    const isMade = (way: string) => { try { return /color|audio|video/.test(ways[way]!().type ?? 'audio') } catch { return false } }
    tell('made: ' + Object.keys(ways).filter(isMade))
  }, [])
  return <>
    <input id="colour" type="color" aria-label="Colour" />
    <p id="made">{made}</p>
    <p dangerouslySetInnerHTML={{ __html: '<input id="inside" type="checkbox"> in colour' }} />
  </>
}
definePlugin({ contributions: { panel: { view: View } } })
`

it('a plugin has no chooser of colours, whose field is one of text, and no suggestions or controls that take presses unseen', async () => {
  await publish(product.server(), await packPlugin({ id: 'chooser', name: 'Chooser', source: chooses }))
  const page = await product.open('/')
  await switchOn(page, 'Chooser')
  await pressLauncher(page, 'Chooser')
  const plugin = frameOf(page, 'Chooser')
  await expect.poll(() => plugin.locator('#made').textContent()).toBe('made: ')
  await plugin.locator('#colour').fill('#a0b1c2')
  expect(await plugin.locator('#colour').inputValue()).toBe('#a0b1c2')
  await plugin.locator('#inside').check()
  await page.close()
})
