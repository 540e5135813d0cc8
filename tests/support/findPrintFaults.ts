import type { Page } from 'playwright'

/** A4 portrait, less margins of 12 mm, in CSS pixels. */
const paper = { width: 703, height: 1032 }

/** What would go wrong if the open page were printed, one line each. The page is as on paper afterwards. */
export async function findPrintFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(paper)
  return page.evaluate(lookOver)
}

/** Runs in the page. */
const lookOver = (): string[] => {
  const faults: string[] = []
  const shown = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true })
  for (const chrome of document.querySelectorAll(
    'header[role="banner"], .app > header, nav, .footer, .toasts',
  ))
    if (shown(chrome)) faults.push(`prints ${chrome.outerHTML.slice(0, 80)}`)
  if (document.documentElement.dataset['scheme'] === 'dark') faults.push('prints in dark colours')
  const numbersIn = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const isLight = (colour: string): boolean => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbersIn(colour)
    return alpha < 0.1 || (red + green + blue) / 3 > 200
  }
  if (!isLight(getComputedStyle(document.body).backgroundColor)) faults.push('prints a dark ground')
  const head = document.querySelector('h1')
  if (head && isLight(getComputedStyle(head).color)) faults.push('prints its title in a light colour')
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`is ${scrollWidth - clientWidth} px too wide for paper`)
  for (const one of document.querySelectorAll<HTMLElement>('main *')) {
    // What only screen readers hear is cut on purpose; so is a name that ends in dots.
    if (!shown(one) || one.clientWidth < 10 || one.closest('.visually-hidden, .section-view')) continue
    const { overflowX, overflowY, textOverflow } = getComputedStyle(one)
    const isCut =
      (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) ||
      (overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1)
    const isField = one.matches('input, textarea, select')
    if (isCut && textOverflow === 'clip' && !isField) faults.push(`cuts ${one.outerHTML.slice(0, 100)}`)
  }
  return faults.map((fault) => `on paper: ${fault}`)
}
