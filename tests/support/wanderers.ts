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

/** Ways to a place where the browser tells no listener of a step; `act` says whether it could take one. */
const waysPastListeners = {
  'at-end-of-stack': `
    const go = () => {
      try { go() } catch { if (act()) return }
      throw 0
    }
    try { go() } catch {}`,
  'deep-in-events': `
    const target = new EventTarget()
    const go = (depth) => {
      let isHeard = false
      target.addEventListener('x' + depth, () => ((isHeard = true), go(depth + 1)), { once: true })
      target.dispatchEvent(new Event('x' + depth))
      if (!isHeard) act()
    }
    go(0)`,
  'deep-in-getters': `
    const go = () => {
      try { new Event('x', { get bubbles() { go() } }) } catch {}
      act()
    }
    go()`,
}

/** Goes on, unheard, for longer than a page may wait: the browser takes 60 ms for each of these addresses. */
export const stepsFarOften = view(`
  const act = () => {
    for (let step = 0; step < 190; step += 1) reach('loc', 'ation').hash = step + '\u20ac'.repeat(230_000)
  }
  setTimeout(() => {
    ${waysPastListeners['deep-in-events']}
  }, 2_000)`)

/** Steps to long addresses, or many times, unheard, and stands at a short one when it is done. */
export const stepsUnheard = Object.fromEntries(
  Object.entries(waysPastListeners).flatMap(([name, way]) =>
    (
      [
        [`far-${name}`, 1, 100_000],
        [`on-${name}`, 100, 10],
      ] as const
    ).map(([id, steps, letters]) => [
      id,
      view(`
        let isDone = false
        const act = () => {
          if (isDone) return true
          const place = reach('loc', 'ation')
          for (let step = 0; step < ${steps}; step += 1) place.hash = step + 'x'.repeat(${letters})
          isDone = place.href.length > ${letters}
          place.hash = 'end'
          return isDone
        }
        setTimeout(() => {
          ${way}
        }, 500)`),
    ]),
  ),
)
