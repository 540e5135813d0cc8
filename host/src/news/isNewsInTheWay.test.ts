import { afterEach, expect, it, vi } from 'vitest'
import { isNewsInTheWay } from './isNewsInTheWay.ts'

afterEach(() => vi.unstubAllGlobals())

const pageWith = (found: Record<string, object[]>, activeElement: object | null = null): void => {
  const all = (selector: string): object[] =>
    Object.entries(found).find(([part]) => selector.includes(part))?.[1] ?? []
  vi.stubGlobal('document', {
    activeElement,
    querySelectorAll: all,
    querySelector: (selector: string) => all(selector)[0] ?? null,
  })
}
const dashboard = { pathname: '/dashboard/Demographics', hash: '' }

it('news come on a dashboard where nothing is typed', () => {
  pageWith({ textarea: [{ value: '' }] })
  expect(isNewsInTheWay(dashboard)).toBe(false)
})

it('no news come over a form that is being filled, nor over an add-on panel that is open', () => {
  pageWith({ textarea: [{ value: 'half a sen' }] })
  expect(isNewsInTheWay(dashboard)).toBe(true)
  pageWith({ 'panel-card': [{}] })
  expect(isNewsInTheWay(dashboard)).toBe(true)
})
