import express from 'express'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectContracts, type OpenApiDocument } from '@msdat/sdk/http/openapi'
import { html } from './html.ts'
import { mountDocs } from './mountDocs.ts'

describe('the documentation of the API', () => {
  let server: Server
  let base: string
  const get = (path: string) => fetch(`${base}${path}`)
  beforeAll(async () => {
    const app = express()
    mountDocs(app)
    server = app.listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  it('is served as OpenAPI 3.1 with every endpoint of the contracts', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as OpenApiDocument
    expect(document.openapi).toBe('3.1.0')
    const count = Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length
    expect(count).toBe((await collectContracts()).endpoints.length)
  })

  it('shows every call on the page, and a form for each GET', async () => {
    const page = await (await get('/api/docs/')).text()
    for (const { name, endpoint } of (await collectContracts()).endpoints) {
      expect(page).toContain(`<article id="${name}"`)
      expect(page.includes(`id="try-${name}"`), name).toBe(endpoint.method === 'GET')
    }
  })

  it('fills the path of every GET with an example, and says how each call can fail', async () => {
    const page = await (await get('/api/docs/')).text()
    for (const { name, endpoint } of (await collectContracts()).endpoints) {
      const article = page.split(`<article id="${name}"`)[1]?.split('</article>')[0] ?? ''
      expect(article, name).toContain('How it can fail')
      if (endpoint.method !== 'GET') expect(article, name).toContain(`curl -X ${endpoint.method}`)
      const required = [...article.matchAll(/<input[^>]*data-in="path"[^>]*>/g)]
      for (const [input] of required) expect(input, name).toMatch(/value="[^"]+"/)
    }
  })

  it('shows a body to copy, and how to send a file', async () => {
    const page = await (await get('/api/docs/')).text()
    expect(page).toContain('-d &#39;{&quot;indicator&quot;:18,')
    expect(page).toContain('-F &quot;file=@FILE&quot;')
  })

  it('puts what narrows an answer before how it is cut', async () => {
    const page = await (await get('/api/docs/')).text()
    const places = ['indicator', 'location', 'latest', 'ordering', 'size'].map((name) =>
      page.indexOf(`id="listDataValues-${name}"`),
    )
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
  })

  it('holds no script and no style in the page itself, and forbids them', async () => {
    const response = await get('/api/docs')
    const page = await response.text()
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/i)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
  })

  it('finds its style and its script', async () => {
    for (const [name, type] of [
      ['theme.css', 'text/css'],
      ['page.css', 'text/css'],
      ['page.js', 'text/javascript'],
    ] as const) {
      const response = await get(`/api/docs/${name}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toContain(type)
    }
  })

  it('takes every token of its style from the theme of the product', async () => {
    const [theme, style] = await Promise.all(
      ['theme.css', 'page.css'].map(async (name) => (await get(`/api/docs/${name}`)).text()),
    )
    const used = new Set(style?.match(/var\(--[\w-]+/g)?.map((each) => each.slice(4)))
    expect(used.size).toBeGreaterThan(20)
    for (const name of used) expect(theme).toContain(`${name}: `)
  })

  it('shows names between backticks as code', async () => {
    const page = await (await get('/api/docs/')).text()
    expect(page).toContain('Something sent is not valid; <code>fields</code>')
    expect(page).not.toMatch(/`\w/)
  })

  it('writes text as text', () => {
    const hostile = `"><script>alert('x')</script>&`
    expect(html`<p title="${hostile}">${[hostile, null, false, 0]}</p>`.text).toBe(
      '<p title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;0</p>',
    )
  })
})
