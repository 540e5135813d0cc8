import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { view } from '../support/hostilePlugins.ts'
import { canReadMemory, memoryOf } from '../support/memoryOf.ts'
import { openRoots } from '../support/openRoots.ts'
import { expectAlive, measurePulse } from '../support/pulse.ts'
import { useFrames } from '../support/useFrames.ts'

/** Each way to a port, and then what the browser says when it is to be given to the page. */
const looksForPorts = `
import { definePlugin, host } from '@msdat/sdk'
import { useEffect, useState } from 'react'

const realm = globalThis as any
const found: Record<string, any> = {}
const look = (way: string, at: () => any): void => {
  try {
    found[way] ??= at()
  } catch {
    // Not that way.
  }
}
/** While a message is heard, the window names what hears it. */
const lookAtEvent = (way: string): void => look(way, () => realm.event?.target?.postMessage && realm.event.target)

/** Puts a method in the place of another that hands on what it is called on, if that is a port. */
const spy = (owner: any, name: string): void => {
  const method = owner[name]
  const spying = function (this: any, ...given: any[]): any {
    for (const one of [this, ...given, ...(Array.isArray(this) ? this : [])])
      look(name, () => (one !== own.port1 && one !== own.port2 && isPort(one) ? one : undefined))
    return Reflect.apply(method, this, given)
  }
  try {
    owner[name] = spying
  } catch {
    // Nobody can put anything there.
  }
}
const isPort = (one: any): boolean => typeof one === 'object' && one !== null && 'onmessageerror' in one && 'start' in one

const own = new MessageChannel()
look('channel', () => own.port2)
look('constructor', () => new (own.port1.constructor as any)())
look('reflected', () => Reflect.construct(MessageChannel, [], Object).port2 ?? Reflect.construct(MessageChannel, []).port2)
look('extended', () => new (class extends MessageChannel {})().port2)
look('behind', () => new (Object.getPrototypeOf(MessageChannel))().port2)
look('copied', () => structuredClone(own.port2, { transfer: [own.port2] }))
look('carried', () => new MessageEvent('message', { ports: [own.port2] }).ports[0])
look('shared', () => new realm.SharedWorker('data:,').port)
look('computed', () => new realm.AudioWorkletNode(new OfflineAudioContext(1, 1, 8_000), 'x').port)
look('connected', () => new realm.RTCPeerConnection().createDataChannel('x'))
own.port1.onmessage = () => lookAtEvent('heard')
own.port2.postMessage(0)

for (const name of ['postMessage', 'start', 'close']) spy(MessagePort.prototype, name)
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) spy(EventTarget.prototype, name)
for (const name of ['forEach', 'map', 'push', 'shift']) spy(Array.prototype, name)
try {
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get(this: any) {
      look('data', () => this.target?.postMessage && this.target !== own.port1 && this.target)
      return get!.call(this)
    },
  })
} catch {
  // Nobody can put anything there.
}
addEventListener('message', (event) => look('offered', () => event.ports[0]))

function View() {
  const [turn, take] = useState(0)
  lookAtEvent('drawn')
  useEffect(() => {
    take(1)
    lookAtEvent('effect')
    void host.call('ui.resize', { height: 300 }).then(() => lookAtEvent('answered'))
    const tell = (): void => {
      const told = Object.entries(found).flatMap(([way, port]) => {
        if (!port) return []
        try {
          realm['par' + 'ent'].postMessage(0, '*', [port])
          return [[way, 'given away']]
        } catch (error) {
          return [[way, (error as Error).name]]
        }
      })
      // Without the port that it has given away, React draws no more.
      document.getElementById('said')!.textContent = JSON.stringify(Object.fromEntries(told))
    }
    setTimeout(tell, 3_000)
  }, [])
  return <p id="said" data-turn={turn} />
}
definePlugin({ contributions: { panel: { view: View } } })
`

/** Gives the page a port, and fills it from the other end for as long as it is there. */
const floodsPort = view(`
    setTimeout(() => {
      const text = 'x'.repeat(60_000)
      const { port1, port2 } = new MessageChannel()
      try {
        reach('par', 'ent').postMessage(0, '*', [port2])
      } catch (error) {
        return setText((error as Error).name)
      }
      const flood = (): void => {
        for (const end = performance.now() + 60; performance.now() < end;) port1.postMessage(text)
        setTimeout(flood, 15)
      }
      flood()
    }, 1_000)`)

/** Each way to a stream, and all names that speak of one; then what is left to a plugin that reads an answer. */
const looksForStreams = view(`
    const realm = globalThis as any
    const ways: Record<string, () => any> = {
      answer: () => new Response('a').body,
      answerByCopy: () => new Response('a').clone().body,
      request: () => new Request('http://localhost:9/', { method: 'POST', body: 'a' }).body,
      blob: () => new Blob(['a']).stream(),
      file: () => new File(['a'], 'a').slice(0).stream(),
      made: () => new ReadableStream(),
      transformed: () => new TransformStream().writable,
      packed: () => new CompressionStream('gzip').readable,
      decoded: () => new TextDecoderStream().writable,
      written: () => new WritableStream(),
      connected: () => new realm.RTCPeerConnection().addTransceiver('audio').sender.createEncodedStreams().readable,
      drawn: () => document.createElement('canvas').captureStream(),
      sent: () => new realm.WebTransport('https://localhost:9/').datagrams.readable,
    }
    const found = Object.keys(ways).filter((name) => {
      try {
        return ways[name]() !== undefined
      } catch {
        return false
      }
    })
    const names = Object.getOwnPropertyNames(realm).flatMap((name) => {
      const { value } = Object.getOwnPropertyDescriptor(realm, name) ?? {}
      const inside = typeof value === 'function' && value.prototype ? Object.getOwnPropertyNames(value.prototype) : []
      return [name, ...inside.map((own) => name + '.' + own)]
    })
    // Of drawing, of films, and of the camera, which no frame has.
    const others = /^(WebGL|MediaSource|HTMLUserMedia)/
    found.push(...names.filter((name) => /stream|readable|writable/i.test(name) && !others.test(name)))
    void new Response('read').text().then((text) => setText(JSON.stringify({ found, text })))`)

/** Two plugins at work: one hears the messages of its own channel, and draws what it hears. */
const usesChannel = view(`
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      if (data.count < 1_000) return port2.postMessage({ count: data.count + 1 })
      setText(data.count + ' in ' + (performance.now() - began < 2_000 ? 'short' : 'long'))
    }
    const began = performance.now()
    port2.postMessage({ count: 1 })`)

const frames = useFrames({
  'looks-for-ports': { source: looksForPorts },
  'floods-port': { source: floodsPort },
  'looks-for-streams': { source: looksForStreams },
  'uses-channel': { source: usesChannel },
})

async function open(plugin: string): Promise<Page> {
  const page = await frames.newPage()
  await openRoots(page)
  await page.goto(`${frames.server().origin}/?show=${plugin}`)
  await page.frameLocator('iframe').locator('#said').waitFor({ state: 'attached' })
  return page
}

const said = (page: Page) => page.frameLocator('iframe').locator('#said')

it('a plugin finds no port that it could give to the page, by whatever way', async () => {
  const page = await open('looks-for-ports')
  await expect.poll(() => said(page).textContent()).toContain('channel')
  const told = JSON.parse((await said(page).textContent()) ?? '') as Record<string, string>
  // Its own it finds, and can give none of them away.
  expect(Object.keys(told)).toEqual(expect.arrayContaining(['channel', 'extended']))
  expect(new Set(Object.values(told))).toEqual(new Set(['DataCloneError']))
})

it('a plugin that gives the page a port does not fill the memory of the page through it', async () => {
  const page = await open('floods-port')
  const session = await page.context().browser()!.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const browser = processInfo.find(({ type }) => type === 'browser')?.id ?? 0
  const before = canReadMemory ? memoryOf(browser) : 0
  const stop = await measurePulse(page)
  await page.waitForTimeout(10_000)
  const pulse = await stop()
  expectAlive(pulse, pulse)
  if (canReadMemory) expect(memoryOf(browser) - before).toBeLessThan(200_000_000)
  expect(await said(page).textContent()).toBe('DataCloneError')
})

it('a plugin finds no stream, with whose end it could fill the page', async () => {
  const page = await open('looks-for-streams')
  await expect.poll(() => said(page).textContent()).toContain('found')
  expect(JSON.parse((await said(page).textContent()) ?? '')).toEqual({ found: [], text: 'read' })
})

it('a plugin has channels of its own, as quick as those of the browser', async () => {
  const page = await open('uses-channel')
  await expect.poll(() => said(page).textContent()).toBe('1000 in short')
})
