import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { acceptsAnything } from '../support/acceptsAnything.ts'
import * as long from '../support/saysTooMuch.ts'
import { useFrames } from '../support/useFrames.ts'
import { wait } from '../support/wait.ts'

declare const harness: { faults: { plugin: string; kind: string }[] }

const idOf = (name: string): string => name.replaceAll(' ', '-')

const plugins = {
  shows: { source: long.showsLongTexts },
  accepts: { source: acceptsAnything },
  asks: { source: long.asksTheBrowser },
  reads: { source: long.fillsMenu(100_000) },
  'fills-menu': { source: long.fillsMenu(1_500_000) },
  copies: { source: long.copiesElse(1_000) },
  'copies-much': { source: long.copiesElse(1_500_000) },
  types: { source: long.fillsFields(`add('textarea').value = million + 'a'`) },
  ...Object.fromEntries(
    Object.entries(long.fullFields).map(([name, fill]) => [idOf(name), { source: long.fillsFields(fill) }]),
  ),
}

const frames = useFrames(plugins)
let page: Page

async function show(name: string): Promise<void> {
  page = await frames.newPage()
  await page.goto(`${frames.server().origin}/?show=${name}`)
}

const inside = (name: string) => page.frames().find((one) => one.url().includes(`//${name}.`))
const said = (name: string) => inside(name)?.locator('#said').textContent()
const faults = () => page.evaluate(() => harness.faults.map(({ plugin, kind }) => `${plugin} ${kind}`))

describe('A plugin, whose long texts a browser would hand on to the thread that all its pages share,', () => {
  it('has no long title, complaint or address where the pointer may come', async () => {
    await show('shows')
    await expect.poll(() => said('shows')).toBe('0 of 25 made of 30')
    expect(await faults()).toEqual([])
  })

  it('asks for no long list of kinds of files', async () => {
    await show('accepts')
    await expect.poll(() => said('accepts')).toBe('0 of 17')
    expect(await faults()).toEqual([])
  })

  it.each([
    ['reads', 'a menu'],
    ['fills-menu', 'no menu'],
  ])("has the browser's menu over it only where there is not too much to say: %s", async (name, menu) => {
    await show(name)
    await expect.poll(() => said(name)).toBe('running')
    await inside(name)?.locator('#said').click({ button: 'right' })
    await expect.poll(() => said(name)).toBe(menu)
  })

  it.each([
    ['copies', 'running'],
    ['copies-much', 'before'],
  ])(
    'has that copied which is selected, and nothing where there is too much text: %s',
    async (name, copied) => {
      await show(name)
      await expect.poll(() => said(name)).toBe('running')
      const withField = async (run: (field: Locator) => Promise<void>): Promise<void> => {
        await page.evaluate(() => document.body.prepend(document.createElement('textarea')))
        const field = page.locator('textarea')
        await run(field)
        await field.evaluate((one) => one.remove())
      }
      await withField(async (field) => {
        await field.fill('before')
        await field.press('Control+a')
        await field.press('Control+c')
      })
      const box = await inside(name)?.locator('#said').boundingBox()
      const at: [x: number, y: number] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10]
      await page.mouse.move(...at, { steps: 5 })
      await wait(500)
      await page.mouse.dblclick(...at)
      await page.keyboard.press('Control+c')
      await withField(async (field) => {
        await field.press('Control+v')
        expect(await field.inputValue()).toBe(copied)
      })
    },
  )

  it('has no service by which it could hand one on itself', async () => {
    await show('asks')
    await expect.poll(() => said('asks')).toBe('0 of 14, and it knows its browser')
    expect(await faults()).toEqual([])
  })

  it.each(Object.keys(long.fullFields))('is ended where fields hold too much, by %s', async (name) => {
    await show(idOf(name))
    const kind = name === 'what nobody tells' ? 'unresponsive' : 'threw'
    await expect.poll(faults, { timeout: 30_000 }).toEqual([`${idOf(name)} ${kind}`])
  })

  it('may have a million letters typed into it', async () => {
    await show('types')
    await expect.poll(() => said('types')).toBe('running')
    await wait(3_000)
    expect(await faults()).toEqual([])
  })
})
