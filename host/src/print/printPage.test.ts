import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PaperStore } from './PaperStore.ts'
import { printPage } from './printPage.ts'

const print = vi.fn<() => void>()
const root = { toggleAttribute: vi.fn<() => void>() }
let place: { offsetHeight: number; offsetWidth: number } | null = null

beforeEach(() => {
  vi.useFakeTimers()
  print.mockClear()
  place = null
  const dashboard = {
    querySelector: (selector: string) => (selector.includes('plugin-place') ? place : null),
  }
  vi.stubGlobal('window', { print })
  vi.stubGlobal('document', { documentElement: root, querySelector: () => dashboard })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function begin() {
  const paper = new PaperStore()
  const appearance = { setPrinting: vi.fn<(isPrinting: boolean) => void>() }
  void printPage({ appearance, paper } as unknown as Parameters<typeof printPage>[0])
  return { paper, appearance }
}

test('a page is printed after 500 ms, in the colours of paper', async () => {
  const { paper, appearance } = begin()
  expect(appearance.setPrinting).toHaveBeenCalledWith(true)
  await vi.advanceTimersByTimeAsync(490)
  expect(print).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(110)
  expect(print).toHaveBeenCalledOnce()
  expect(paper.sheets).toBe(null)
})

test('a section is printed once it has stopped growing, and its frame knows where sheets end', async () => {
  place = { offsetHeight: 800, offsetWidth: 1400 }
  const { paper } = begin()
  expect(paper.sheets?.height).toBeCloseTo(1031.8 * 2)
  for (let grown = 0; grown < 10; grown += 1) {
    await vi.advanceTimersByTimeAsync(200)
    place.offsetHeight += 10
  }
  expect(print).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(400)
  expect(print).toHaveBeenCalledOnce()
})

test('one that never stops growing is printed all the same', async () => {
  place = { offsetHeight: 800, offsetWidth: 1400 }
  begin()
  for (let grown = 0; grown < 50; grown += 1) {
    await vi.advanceTimersByTimeAsync(100)
    place.offsetHeight += 10
  }
  expect(print).toHaveBeenCalledOnce()
})
