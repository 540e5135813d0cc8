import { view } from './hostilePlugins.ts'

/** Steps to and fro on the visitor's way back in each way there is; says how many ways there were of how many. */
export const stepsThroughHistory = view(`
    const steps = (name: string) => {
      for (let count = 0; count < 20; count += 1) (history as any)[name]({ count }, '')
    }
    const ways: (() => unknown)[] = [
      () => steps('pushState'),
      () => steps('replaceState'),
      () => history.forward(),
      () => history.back(),
      () => history.go(1),
      () => reach('navi', 'gation').navigate('#here', { history: 'push' }),
    ]
    setText('tried: ' + tried(ways) + ' of ' + ways.length)`)

/** The ways to go to a fragment of one's own address, also to the one where one is. */
export const waysToStay = {
  'by-link': `link.click()`,
  'by-link-apart': `Object.assign(document.createElement('a'), { href: '#here' }).click()`,
  'by-drawing': `drawn.dispatchEvent(new MouseEvent('click', { bubbles: true }))`,
  'by-address': `reach('loc', 'ation').href = '#here'`,
  'by-replacing': `reach('loc', 'ation').replace('#here')`,
  'by-opening': `reach('op', 'en')('#here', '_self')`,
}

/** Goes to the place where it is a hundred times, which no `hashchange` tells of. */
export const staysInPlace = (go: string): string =>
  view(`
    document.body.insertAdjacentHTML('beforeend', '<a href="#here">A</a><svg><a href="#here"><text>B</text></a></svg>')
    const [link, drawn] = document.querySelectorAll('a') as unknown as [HTMLElement, Element]
    // The listener of the shell was there before.
    addEventListener('popstate', (event) => event.stopImmediatePropagation(), true)
    reach('loc', 'ation').hash = 'here'
    const goOften = () => {
      for (let count = 0; count < 100; count += 1) {
        ${go}
      }
    }
    setTimeout(goOften, 500)`)
