/**
 * Plugins that misbehave, as source text. They build names from pieces, as an attacker would, so that the
 * checks on the source cannot be what stops them: the tests are about what the frame itself withstands.
 */

import { escapeAttempts, type Listeners } from './escapeAttempts.ts'

const view = (body: string): string => `
import { definePlugin, host } from '@msdat/sdk'
import { useEffect, useState } from 'react'

const realm = globalThis as unknown as Record<string, any>
const reach = (...parts: string[]): any => realm[parts.join('')]

function View() {
  const [text, setText] = useState('running')
  useEffect(() => {
    ${body}
  }, [])
  return <p id="said">{text}</p>
}

definePlugin({ contributions: { panel: { view: View } } })
`

/** Misbehaves after half a second, so that the frame is live first. */
export const loopsForever = view(`setTimeout(() => { for (;;) { /* never ends */ } }, 500)`)

export const throwsWhileLoading = `throw new Error('broken on purpose')\n`

export const neverAnswers = `await new Promise(() => {})\n`

export const asksWithoutPermission = view(`
    host.call(['page', 'setAppearance'].join('.') as 'page.setAppearance', { fontLevel: 5 }).then((reply) => setText(JSON.stringify(reply)))`)

/** The ways in which a document can leave for another address, as statements. */
export const waysAway = {
  'by-location': (address: string) => `globalThis['loc' + 'ation'].href = ${JSON.stringify(address)}`,
  'by-link': (address: string) =>
    `document.body.appendChild(Object.assign(document.createElement('a'), { href: ${JSON.stringify(address)} })).click()`,
  'by-opening': (address: string) => `globalThis['op' + 'en'](${JSON.stringify(address)}, '_self')`,
  'by-refresh': (address: string) =>
    `document.head.appendChild(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: ${JSON.stringify(`0;url=${address}`)} }))`,
}

export const navigatesAway = (leave: string): string => view(`setTimeout(() => { ${leave} }, 500)`)

export const floods = view(`
    setTimeout(() => {
      for (let count = 0; count < 100_000; count += 1) {
        reach('par', 'ent').postMessage({ count }, '*')
        void host.call('ui.resize', { height: 100 + (count % 50) })
      }
    }, 500)`)

/** Few messages, but each so large, or so wrong, that the page could spend seconds on it. */
export const overwhelms = view(`
    setTimeout(() => {
      const many = Array.from({ length: 300_000 }, (_, at) => ({ at }))
      for (let count = 0; count < 50; count += 1) void host.call('ui.announce', { message: 'many', many } as any)
    }, 500)`)

/** Tries every way out of a frame that is known to us; writes what each came to into #said as JSON. */
export const triesToEscape = (listeners: Listeners, more = ''): string => `
import { definePlugin } from '@msdat/sdk'
import { useEffect, useState } from 'react'
${escapeAttempts(listeners)}
${more}
function View() {
  const [text, setText] = useState('')
  useEffect(() => void attemptAll().then(() => setText(JSON.stringify(outcomes))), [])
  return <p id="said">{text}</p>
}
definePlugin({ contributions: { panel: { view: View } } })
`
