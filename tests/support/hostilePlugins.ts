/**
 * Plugins that misbehave, as source text. They build names from pieces, as an attacker would, so that the
 * checks on the source cannot be what stops them: the tests are about what the frame itself withstands.
 */

import { escapeAttempts, type Listeners } from './escapeAttempts.ts'
import { triesWays } from './triesWays.ts'

/** A plugin that does this when it is shown, and can say something by `setText`. */
export const view = (body: string): string => `
import { definePlugin, host } from '@msdat/sdk'
import { useEffect, useState } from 'react'

const realm = globalThis as unknown as Record<string, any>
const reach = (...parts: string[]): any => realm[parts.join('')]
${triesWays}

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

/** Nothing of it runs: the process that draws is busy with its layers, and that is one for all frames and pages. */
export const holdsUpDrawing = `
import { definePlugin } from '@msdat/sdk'

const css = \`
  @keyframes drift { to { transform: translateX(50px) } }
  .l { position: fixed; inset: 0; background: rgba(9, 9, 9, .01); filter: blur(60px) drop-shadow(9px 9px 99px red);
    will-change: transform, filter; animation: drift 1s infinite alternate }\`

function View() {
  return <div><style>{css}</style>{Array.from({ length: 60 }, (_, at) => <div key={at} className="l" />)}</div>
}

definePlugin({ contributions: { panel: { view: View } } })
`

/** A browser hands on what goes to the console to its own thread, which all pages share. */
export const writesWithoutEnd = view(`
    const long = 'x'.repeat(50_000_000)
    let count = 0
    setInterval(() => console.log((count += 1) + long), 100)`)

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

/**
 * Few messages to the window of the page, past its port, but each takes long to come in. What lies beside the bytes may
 * be such that the page is told of an error in place of a message.
 */
export const fillsWindow = (beside = 'null'): string =>
  view(`
    setInterval(() => {
      const bytes = new ArrayBuffer(400_000_000)
      reach('par', 'ent').postMessage({ bytes, beside: ${beside} }, '*', [bytes])
    }, 700)`)

/** Run in a frame, past what keeps plugins from it: takes each frame that the browser gives the page. */
export const hoard = `
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' })
    setInterval(() => {
      for (let tries = 0; tries < 20; tries += 1) {
        const frame = root.appendChild(document.createElement('iframe'))
        if (!frame.contentWindow) return frame.remove()
      }
    }, 50)`

/** Few messages, but each so large, or so wrong, that the page could spend seconds on it. */
export const overwhelms = view(`
    setTimeout(() => {
      const many = Array.from({ length: 300_000 }, (_, at) => ({ at }))
      for (let count = 0; count < 50; count += 1) void host.call('ui.announce', { message: 'many', many } as any)
    }, 500)`)

/** Tells what it may not, in every way; then so much that the page could do nothing else. */
export const tellsTooMuch = view(`
    const tell = (topic: string, payload: unknown) =>
      host.call(['events', 'publish'].join('.') as 'events.publish', { topic, payload })
    const run = async () => {
      const own = 'loud-one/shouted'
      const replies = [
        await tell('test/finished', { passed: 1000 }),
        await tell('loud-one/other', { loud: true }),
        await tell(own, { loud: 'very' }),
        await tell(own, { loud: true, more: 'x'.repeat(1_000_000) }),
        await tell(own, new Array(4_294_967_294)),
        await tell(own, { loud: true }),
      ]
      const many = await Promise.all(Array.from({ length: 50 }, () => tell(own, { loud: true })))
      const codes = [...replies, many.at(-1)!].map((reply) => (reply.ok ? 'told' : reply.problem.code))
      setText(codes.join(' '))
      setTimeout(() => {
        for (let count = 0; count < 100_000; count += 1) void tell(own, { loud: true })
      }, 3_000)
    }
    void run()`)

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

/** Not hostile: counts what is posted to its window, and its presses. */
export const counts = `
import { definePlugin } from '@msdat/sdk'
import { useEffect, useState } from 'react'
function View() {
  const [heard, hear] = useState(0)
  const [pressed, press] = useState(0)
  useEffect(() => addEventListener('message', () => hear((count) => count + 1)), [])
  return <><p id="said">heard {heard}</p><button onClick={() => press(pressed + 1)}>{pressed}</button></>
}
definePlugin({ contributions: { panel: { view: View } } })
`

/** Looks for other frames by number and by name, sends to each it finds, and gives each the keyboard. */
export const reachesForSiblings = view(`
    const host = reach('par', 'ent')
    let found = 0
    let named = 0
    for (let at = 0; at < host.length; at += 1) {
      const sibling = host[at]
      found += 1
      for (let count = 0; count < 2_000; count += 1) sibling.postMessage({ count }, '*')
      sibling.focus()
    }
    for (const name of ['quiet', 'panel', 'Plugin quiet']) {
      try {
        if (host[name]) named += 1
      } catch { /* refused */ }
    }
    setTimeout(() => setText('tried: ' + (host.length + found) + ' siblings, ' + named + ' by name'), 500)`)

/** Links to another site in each form, and how many presses of them came to nothing; it tries to free them first. */
export const linksAway = `
import { definePlugin } from '@msdat/sdk'
import { useEffect, useState } from 'react'
Event.prototype.preventDefault = () => {}
Object.defineProperty(MouseEvent.prototype, 'altKey', { get: () => false })
// Where the document has them, each takes the listeners of the whole window away, and all that is drawn.
for (const name of ['open', 'write', 'writeln']) {
  const method = (document as any)[name]
  if (method) setTimeout(() => method.call(document, '<a href=' + away + '>A link</a>'), 0)
}
const away = 'http://localhost:9/?secret=1234'
function View() {
  const [prevented, count] = useState(0)
  useEffect(() => {
    for (const kind of ['click', 'auxclick', 'dragstart'])
      addEventListener(kind, (event) => event.defaultPrevented && count((before) => before + 1))
  }, [])
  return <>
    <p id="said">{prevented} prevented</p>
    <a href={away} download="x.html">A link</a>
    <svg width="80" height="20"><a href={away}><text y="15">Drawn</text></a></svg>
    <map name="m"><area href={away} shape="rect" coords="0,0,9,9" /></map>
  </>
}
definePlugin({ contributions: { panel: { view: View } } })
`

/** Makes documents inside its own, whose windows nobody guards, in each way there is; says how many there are of how many tries. */
export const nests = view(`
    const body = document.body as any
    const xhtml = 'http://www.w3.org/1999/xhtml'
    const markup = '<iframe></iframe><object data="about:blank"></object><embed src="about:blank">'
    const inXml = '<r><iframe xmlns="' + xhtml + '"/></r>'
    const entity = '<!DOCTYPE r [<!ENTITY e "<i&#102;rame xmlns=\\'' + xhtml + '\\'/>">]><r>&e;</r>'
    const add = (made: any) => body.append(made)
    const parsed = (text: string, kind: DOMParserSupportedType) => new DOMParser().parseFromString(text, kind)
    const adopt = (made: any) => add(document.importNode(made.querySelector('iframe'), true))
    const names = ['div', 'iframe']
    const changing = { toString: () => names.shift() ?? 'iframe' } as any
    const defined = (Base: any) => {
      customElements.define('a-frame', class extends Base {} as any, { extends: 'iframe' })
      add(new (customElements.get('a-frame') as any)())
    }
    const transformed = () => {
      const sheet = '<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><xsl:element namespace="' +
        xhtml + '" name="{concat(\\'i\\',\\'frame\\')}"/></xsl:template></xsl:stylesheet>'
      const processor = new (globalThis as any)['XSLT' + 'Processor']()
      processor.importStylesheet(parsed(sheet, 'text/xml'))
      add(processor.transformToFragment(parsed('<r/>', 'text/xml'), document))
    }
    const requested = () => {
      const request = new (globalThis as any)['XMLHttp' + 'Request']()
      request.responseType = 'document'
      request.open('GET', URL.createObjectURL(new Blob([markup], { type: 'text/html' })))
      request.onload = () => adopt(request.response)
      request.send()
    }
    const ways: (() => unknown)[] = [
      ...['iframe', 'IFRAME', 'object', 'embed', 'fencedframe', 'frame'].map((name) => () => add(document.createElement(name))),
      () => add(document.createElement(changing)),
      () => add(document.createElement('iframe', { is: 'a-frame' })),
      () => add(document.createElementNS(xhtml, 'iframe')),
      () => add(document.createElementNS(xhtml, 'x:iframe')),
      () => add(document.adoptNode(document.implementation.createDocument(xhtml, 'iframe').documentElement)),
      () => add((new (Document as any)()).createElementNS(xhtml, 'iframe')),
      () => defined(HTMLIFrameElement),
      () => defined(HTMLElement),
      () => body.insertAdjacentHTML('beforeend', markup),
      () => (body.appendChild(document.createElement('div')).innerHTML = markup),
      () => add(document.createRange().createContextualFragment(markup)),
      () => adopt(parsed(markup, 'text/html')),
      () => adopt(parsed(inXml, 'text/xml')),
      () => adopt(parsed(inXml.replace('<iframe xmlns=', '<x:iframe xmlns:x='), 'text/xml')),
      () => adopt(parsed(entity, 'text/xml')),
      () => body.appendChild(document.createElement('div')).setHTMLUnsafe(markup),
      () => adopt((Document as any).parseHTMLUnsafe(markup)),
      () => body.appendChild(document.createElement('div')).setHTML(markup, { sanitizer: {} }),
      transformed,
      requested,
    ]
    tried(ways)
    // Whoever judges by a pattern may look for its way each time.
    Object.assign(RegExp.prototype, { exec: () => null, test: () => false })
    tried(ways)
    ;(window as any).name = 'x'
    const isCarried = Object.getOwnPropertyDescriptor(window, 'name')?.set !== undefined
    setTimeout(() => setText(window.length + ' of ' + 2 * ways.length + (isCarried ? ', and a name' : '')), 1_000)`)

/** Puts a text of its own into the visitor's clipboard with whatever they press. */
export const copies = `
import { definePlugin } from '@msdat/sdk'
import { useState } from 'react'
const copy = (): boolean => {
  const field = document.body.appendChild(document.createElement('textarea'))
  field.value = 'planted'
  field.select()
  return (document as any)['exec' + 'Command']('copy')
}
function View() {
  const [said, say] = useState('')
  const press = () => {
    try {
      say(copy() ? 'copied' : 'refused')
    } catch {
      say('refused')
    }
  }
  return <><p id="said">{said}</p><button onClick={press}>Press</button></>
}
definePlugin({ contributions: { panel: { view: View } } })
`
