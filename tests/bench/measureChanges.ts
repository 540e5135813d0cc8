import type { Browser, Frame, Locator, Page } from 'playwright'
import type { RunningServer } from '../support/server.ts'
import { chooseInCombobox } from '../support/product.ts'
import { budget, median, milliseconds, type Measurement } from './Measurement.ts'

const rounds = 7
const budgetMs = 300
/** Nothing has changed for so long: the view has come to rest. */
const restMs = 700

/**
 * From a press in the controls of the dashboard to the last change in the section: another indicator,
 * another place. Code and frame are there; the figures come from the server the first time and are kept.
 */
export async function measureChanges(browser: Browser, server: RunningServer): Promise<Measurement[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  await context.addInitScript(noteChanges)
  const page = await context.newPage()
  try {
    await page.goto(server.url)
    const frame = await sectionFrame(page)
    await untilAtRest(frame)
    const rows: Measurement[] = []
    for (const control of ['Location', 'Indicator']) {
      const choices = await choicesOf(page, control)
      const first: number[] = []
      const again: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const times = round < choices.length ? first : again
        times.push(await timeOf(page, frame, control, choices[round % choices.length] ?? ''))
      }
      const named = `Another ${control.toLowerCase()}, press to last change in the section`
      rows.push(budget(`${named}, figures asked for`, median(first), budgetMs, milliseconds))
      rows.push(budget('… and figures at hand', median(again), budgetMs, milliseconds))
    }
    return rows
  } finally {
    await context.close()
  }
}

/** Runs in the page and every frame: when something was chosen last, and when anything changed last. */
const noteChanges = `
const now = () => performance.timeOrigin + performance.now()
addEventListener('keydown', ({ key }) => key === 'Enter' && (window.pressedAt = now()), true)
addEventListener('change', () => (window.pressedAt = now()), true)
window.changedAt = 0
const note = () => requestAnimationFrame(() => setTimeout(() => (window.changedAt = now())))
new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
`

interface Noted {
  pressedAt: number
  changedAt: number
}

const boxOf = (page: Page, control: string): Locator =>
  page.getByRole('region', { name: 'What to show' }).getByRole('combobox', { name: control, exact: true })

const isSelect = (box: Locator): Promise<boolean> => box.evaluate((node) => node instanceof HTMLSelectElement)

/** Three that can be chosen; a list that is searched offers what is typed. */
async function choicesOf(page: Page, control: string): Promise<string[]> {
  const box = boxOf(page, control)
  if (!(await isSelect(box))) return ['Under 5 Mortality', 'Skilled', 'Measles']
  const texts = await box.evaluate((node) =>
    [...(node as HTMLSelectElement).options]
      .filter(({ disabled, selected, hidden }) => !disabled && !selected && !hidden)
      .map(({ label }) => label),
  )
  return texts.slice(0, 3)
}

async function timeOf(page: Page, frame: Frame, control: string, choice: string): Promise<number> {
  const box = boxOf(page, control)
  if (await isSelect(box)) await box.selectOption({ label: choice })
  else await chooseInCombobox(box, choice)
  const pressedAt = await page.evaluate(() => (window as unknown as Noted).pressedAt)
  const patience = performance.now() + 10_000
  for (;;) {
    const changed = await untilAtRest(frame)
    if (changed > pressedAt) return changed - pressedAt
    if (performance.now() > patience) throw new Error(`${control}: ${choice} changed nothing.`)
  }
}

/** Waits until nothing in the frame changes any more; answers when it last did. */
async function untilAtRest(frame: Frame): Promise<number> {
  for (;;) {
    const before = await changedAt(frame)
    await frame.page().waitForTimeout(restMs)
    if ((await changedAt(frame)) === before) return before
  }
}

const changedAt = (frame: Frame): Promise<number> =>
  frame.evaluate(() => (window as unknown as Noted).changedAt)

async function sectionFrame(page: Page): Promise<Frame> {
  for (let turn = 0; turn < 200; turn += 1) {
    const frame = page.frames().find((one) => one.url().startsWith('http://indicator-overview.'))
    if (frame && (await changedAt(frame).catch(() => 0)) > 0) return frame
    await page.waitForTimeout(100)
  }
  throw new Error('The section did not come.')
}
