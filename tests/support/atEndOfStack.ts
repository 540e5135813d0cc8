import { view } from './hostilePlugins.ts'

/** Calls a function as near to the end of the stack as there is, at the first levels that come back. */
const near = `
  const near = (act: () => void, levels = 150, pads = 120) => {
    let left = 0
    const down = () => {
      try { down() } catch {}
      if (left > 0) {
        left -= 1
        try { act() } catch {}
      }
    }
    const padded = (depth: number, given: unknown[]): void => {
      if (depth > 0) return padded(depth - 1, [given])
      left = levels
      down()
    }
    for (let pad = 0; pad < pads; pad += 1) padded(pad, [])
  }`

/** Has the platform's own code end in the middle of a call; says what it got that way. */
export const breaksOffCalls = view(`
  ${near}
  const hosts: Element[] = []
  for (let count = 0; count < 24_000; count += 1) hosts.push(document.createElement('div'))
  const broken: Element[] = []
  let next = 0
  const attach = () => {
    const host = hosts[next]
    next += 1
    if (!host) return
    try { host.attachShadow({ mode: 'open' }) } catch { broken[broken.length] = host }
  }
  for (let count = 0; count < 500; count += 1) attach()
  near(attach)
  /** Has a root though the call threw. */
  const isHost = (element: Element) => {
    try { return !element.attachShadow({ mode: 'open' }) } catch { return true }
  }
  const unseen = broken.filter((host) => !host.shadowRoot && isHost(host)).length
  const reached = broken.flatMap(({ shadowRoot }) => {
    if (!shadowRoot) return []
    const titled = Object.assign(document.createElement('p'), { title: 'a'.repeat(600) })
    shadowRoot.append(titled)
    return [titled]
  })

  const kinds = document.createAttribute('accept')
  const long = 'a/b,'.repeat(10_000)
  near(() => { kinds.value = long })
  setTimeout(() => {
    const unheard = reached.filter(({ title }) => title.length > 500).length
    setText('roots made ' + (unseen > 0) + ', unheard ' + unheard + ', kinds ' + kinds.value.length)
  }, 100)`)
