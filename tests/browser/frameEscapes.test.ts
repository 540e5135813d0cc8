import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchWatched, type WatchedBrowser } from '../support/chromium.ts'
import { escapeAttempts, importAttempts } from '../support/escapeAttempts.ts'
import { expectNoWayOut, withoutEffect } from '../support/escapeOutcomes.ts'
import { navigatesAway, triesToEscape, waysAway } from '../support/hostilePlugins.ts'
import { openRoots } from '../support/openRoots.ts'
import { startFrameServer, type FrameServer } from '../support/frameServer.ts'
import { forbiddenOf, knowsAllowlist, listenForLeaks, type Ears } from '../support/leakListeners.ts'
import { serveUnguarded, type UnguardedPages } from '../support/unguardedPages.ts'

declare const harness: { faults: { plugin: string; kind: string }[] }

const ways = Object.keys(waysAway) as (keyof typeof waysAway)[]
const secretAt = ({ http }: Ears, way: string): string => `${http}/${way}?secret=1234`

/** Asks the server that its manifest names, which may send it on, and one that it does not name. */
const talks = (named: string, other: string): string => `
import { definePlugin } from '@msdat/sdk'
import { useEffect, useState } from 'react'
const asked = ['${named}/asked', '${named}/redirect?${named}/sent-on', '${named}/redirect?${other}/', '${other}/']
function View() {
  const [said, say] = useState('')
  useEffect(() => {
    const answers = asked.map((address) => fetch(address).then(() => 'answered', () => 'refused'))
    void Promise.all(answers).then((all) => say(all.join()))
  }, [])
  return <p id="said">{said}</p>
}
definePlugin({ contributions: { panel: { view: View } } })`

/** Loads a part of the SDK only when it is shown, after the frame has let in its last script. */
const loadsLater = `
import { definePlugin } from '@msdat/sdk'
import { useEffect, useState } from 'react'
function View() {
  const [said, say] = useState('')
  useEffect(() => {
    import('@msdat/sdk/kit/maps').then((maps) => say(Object.keys(maps).sort().join()), (error) => say(String(error)))
  }, [])
  return <p id="said" dangerouslySetInnerHTML={{ __html: '<b>' + said + '</b>' }} />
}
definePlugin({ contributions: { panel: { view: View } } })`

let browser: WatchedBrowser
let server: FrameServer
let guarded: Ears
let open: Ears
let named: Ears
let unguarded: UnguardedPages
let isAllowlistKnown: boolean

beforeAll(async () => {
  guarded = await listenForLeaks('guarded.localhost')
  open = await listenForLeaks('open.localhost')
  named = await listenForLeaks('named.localhost')
  const leaving = ways.map((way) => [way, { source: navigatesAway(waysAway[way](secretAt(guarded, way))) }])
  const plugins = {
    escapes: { source: triesToEscape(guarded, importAttempts) },
    'loads-later': { source: loadsLater },
    talks: {
      source: talks(named.http, guarded.http),
      permissions: ['network' as const],
      network: [named.http],
    },
    ...Object.fromEntries(leaving),
  }
  const attempts = escapeAttempts(open) + importAttempts
  const leavesPage = ['form', 'topNavigation']
  ;[browser, server, unguarded] = await Promise.all([
    launchWatched(),
    startFrameServer(plugins),
    serveUnguarded({
      stays: `${attempts}
        const staying = Object.keys(attempts).filter((name) => !${JSON.stringify(leavesPage)}.includes(name))
        void attemptAll(staying, 20_000)
        Object.assign(parent, { outcomes })`,
      ...Object.fromEntries(leavesPage.map((name) => [name, `${attempts}\nattemptAll(['${name}'])`])),
      ...Object.fromEntries(ways.map((way) => [way, waysAway[way](secretAt(open, way))])),
    }),
  ])
  isAllowlistKnown = await knowsAllowlist(browser.context.pages()[0]!)
})
afterAll(async () => {
  await browser?.close()
  server?.close()
  unguarded?.close()
  for (const ears of [guarded, open, named]) ears?.close()
})

async function show(address: string): Promise<Page> {
  const page = await browser.context.newPage()
  await openRoots(page)
  await page.goto(address)
  return page
}

const said = (page: Page) => page.frameLocator('iframe').locator('#said')

describe('a plugin that tries to reach the outside', () => {
  it('finds no way out: not to the page, not to storage, not to any server', async () => {
    const address = `${server.origin}/?show=escapes`
    const page = await show(address)
    await expect.poll(() => said(page).textContent(), { timeout: 20_000 }).toMatch(/refused/)
    expectNoWayOut(await said(page).textContent(), true)
    // What is asked for without telling the frame may come later.
    await page.waitForTimeout(500)
    expect(forbiddenOf(guarded, isAllowlistKnown)).toEqual([])
    expect(page.url()).toBe(address)
    expect(browser.context.pages().filter((one) => one.url() !== 'about:blank')).toEqual([page])
    await page.close()
  })

  it('still gets parts of the SDK that it imports late', async () => {
    const page = await show(`${server.origin}/?show=loads-later`)
    await expect.poll(() => said(page).textContent(), { timeout: 20_000 }).toMatch(/Choropleth/)
    await page.close()
  })

  it('loses its frame when it leaves its page, and takes nothing along', async () => {
    const page = await show(`${server.origin}/?show=${ways.join(',')}`)
    const faults = () => page.evaluate(() => harness.faults.map(({ plugin, kind }) => `${plugin} ${kind}`))
    await expect
      .poll(async () => (await faults()).sort(), { timeout: 20_000 })
      // No meta can be made, so this one stays where it is.
      .toEqual(ways.map((way) => `${way} ${way === 'by-refresh' ? 'threw' : 'navigated'}`).sort())
    expect(await page.locator('iframe').count()).toBe(1)
    expect(forbiddenOf(guarded, isAllowlistKnown)).toEqual([])
    await page.close()
  })

  it('reaches the servers that its manifest names, and is not sent on to others', async () => {
    const page = await show(`${server.origin}/?show=talks`)
    await expect.poll(() => said(page).textContent()).toBe('answered,answered,refused,refused')
    expect(named.heard).toEqual(expect.arrayContaining(['http /asked', 'http /sent-on']))
    expect(forbiddenOf(guarded, isAllowlistKnown)).toEqual([])
    await page.close()
  })
})

describe('the same attempts where nothing holds them back', () => {
  /** Why some have no effect here either: a browser under test does not do it, or the policy itself is part of it. */
  const beyondThisTest = [
    'webTransport', // needs a certificate
    'speculation', // prediction is off
    'nonceScript', // no policy, no nonce
    'nonceModule',
    'nonceInline',
    'nonceSpeculation',
    'webRtc', // told by packets
    'webRtcInNestedFrame',
    'dnsPrefetch', // told by the record below
    'preconnect',
    'preconnectInNestedFrame',
  ]
  const toldByEars = (name: string): boolean => !beyondThisTest.includes(name)

  it('reach the page, its storage, and the listeners by HTTP, WebSocket, UDP and TCP', async () => {
    const pages = await Promise.all(
      ['stays', 'form', 'topNavigation', ...ways].map((name) => show(unguarded.addressOf(name))),
    )
    const outcomes = () =>
      pages[0]?.evaluate(() => (window as { outcomes?: Record<string, string> }).outcomes)
    await expect
      .poll(async () => withoutEffect((await outcomes()) ?? {}, open.heard).filter(toldByEars), {
        timeout: 20_000,
      })
      .toEqual([])
    const left = ways.map((way) => `http /${way}?secret=1234`)
    await expect
      .poll(() => open.heard)
      .toEqual(expect.arrayContaining([...left, 'upgrade /webSocket', 'udp', 'connection ahead']))
  })

  it('make the browser look up names, which a frame cannot', async () => {
    const record = await browser.closeAndRead()
    const lookedUp = new Set(record.match(/[a-z-]+\.(guarded|open|named)\.localhost/g))
    const names = ['dns-prefetch', 'preconnect', 'preconnect-nested'].map((name) => `${name}.open.localhost`)
    if (!isAllowlistKnown) names.push('dns-prefetch.guarded.localhost', 'preconnect.guarded.localhost')
    expect(lookedUp).toEqual(new Set(names))
  })
})
