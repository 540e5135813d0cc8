import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { openRoots } from '../support/openRoots.ts'
import { longestWait } from '../support/longestWait.ts'
import { useFrames } from '../support/useFrames.ts'

/** Each way to have the browser make a Blob of a form with files, and forms of texts, which are let through. */
const waysToForms = `
    answer: () => new Response(form()),
    answerByHidden: () => new (Response.prototype.constructor as any)(form()),
    answerByReflect: () => Reflect.construct(Response, [form()], Object),
    answerByClass: () => new (class extends Response {})(form()),
    request: () => new Request(address, { method: 'POST', body: form() }),
    requestByClass: () => new (class extends Request {})(address, { method: 'POST', body: form() }),
    requestByOld: () => new Request(address, Object.assign(Object.create({ body: form() }), { method: 'POST' })),
    fetched: () => fetch(address, { method: 'POST', body: form() }),
    beacon: () => navigator.sendBeacon(address, form()),
    /** Has no file until the browser reads what comes after the body. */
    filledLate: async () => {
      const late = texts()
      const read = new Request(address, { body: late, get method() { return late.append('b', blob), 'POST' } })
      return (await read.text()).includes('filename')
    },
    bodyLate: async () => {
      let turn = 0
      const read = new Request(address, { method: 'POST', get body() { return turn++ ? form() : texts() } })
      return (await read.text()).includes('filename')
    },
    byPatchedForm: () => {
      const { forEach } = FormData.prototype
      FormData.prototype.forEach = () => {}
      try { return new Response(form()) } finally { FormData.prototype.forEach = forEach }
    },
    worth: () => {
      customElements.define('x-worth', class extends HTMLElement { static formAssociated = true })
      const own = Object.assign(document.createElement('x-worth'), { name: 'own' })
      const around = document.createElement('form')
      own.setAttribute('name', 'own')
      around.append(own)
      own.attachInternals().setFormValue(form())
      return [...new FormData(around)].length
    },
    textAnswer: async () => (await new Response(texts()).text()).includes('word'),
    /** A file in it would have the type that stands there, and the browser would keep that. */
    readForm: () => 'formData' in new Response(),
    readRequestForm: () => 'formData' in new Request(address),
    textRequest: async () => {
      const read = new Request(new Request(address, { method: 'POST' }), { body: texts(), headers: { 'x-a': 'b' } })
      return read.method + read.headers.get('x-a') + (await read.text()).includes('word')
    },
    likeAnother: () => new Request(address, new Request(address, { method: 'PUT' })).method,
    ofNothing: () => new Request(address).method + new Response(null, { status: 201 }).status,`

/** Each way to a Blob, beside one that the visitor has chosen; and each to send that in a form. */
const waysToBlobs = `
  const [blob, choose] = useState<File | null>(null)
  const [said, say] = useState('')
  useEffect(() => void (blob && tryAll(blob).then(say)), [blob])
  return <>
    <input type="file" onChange={({ target }) => choose(target.files![0]!)} />
    <p id="said">{said}</p>
  </>`

const tryAll = `
async function tryAll(blob: File): Promise<string> {
  const both = [blob, blob]
  const Hidden = Object.getPrototypeOf(File)
  const fields = (type: string) => {
    const form = document.createElement('form')
    form.append(Object.assign(document.createElement('input'), { type, name: 'f' }))
    return form
  }
  const canvas = () => document.createElement('canvas') as any
  const form = () => both.reduce((made, part, at) => (made.append('n' + at, part), made), new FormData())
  const texts = () => {
    const made = new FormData()
    made.append('a', 'word')
    return made
  }
  const address = 'http://localhost:9/'
  const answer = () => new Response('a') as any
  const ways: Record<string, () => unknown> = {
    made: () => new Blob(['a']),
    ofAnother: () => new Blob(both),
    file: () => new File(['a'], 'a'),
    byConstructor: () => new (blob.constructor as any)(['a'], 'a'),
    byHidden: () => new Hidden(['a']),
    byPrototype: () => new (Blob.prototype.constructor as any)(['a']),
    byReflect: () => Reflect.construct(Blob, [['a']], Object),
    byClass: () => new (class extends Blob {})(['a']),
    byClassOfFile: () => new (class extends File {})(['a'], 'a'),
    ofForm: () => new FormData(fields('file')).get('f'),
    ofFormElsewhere: () => {
      const around = fields('text')
      around.id = 'around'
      const field = Object.assign(document.createElement('input'), { type: 'file', name: 'g' })
      field.setAttribute('form', 'around')
      document.body.append(around, field)
      try { return new FormData(around).get('g') } finally { around.remove(); field.remove() }
    },
    ofFormByReflect: () => (Reflect.construct(FormData, [fields('file')]) as FormData).get('f'),
    ofText: () => new FormData(fields('text')).get('f'),
    slice: () => blob.slice(0, 1),
    read: () => answer().blob(),
    requested: () => (new Request(address) as any).blob(),
    drawn: () => new Promise((receive) => canvas().toBlob(receive)),
    offscreen: () => (new OffscreenCanvas(1, 1) as any).convertToBlob(),
    /** Makes one of a text. */
    clipboardItem: () => 'ClipboardItem' in globalThis,
    addresses: () => 'createObjectURL' in URL || 'revokeObjectURL' in URL,
    stoppedReaders: () => 'abort' in new FileReader(),
    reads: async () => {
      const read = () => [answer().text(), blob.arrayBuffer()]
      const reads: Promise<unknown>[] = []
      try { for (;;) reads.push(...read()) } catch {}
      await Promise.all(reads)
      await Promise.all(read())
      return reads.length
    },
    bytes: async () => (await blob.arrayBuffer()).byteLength,
    /** The browser's own process keeps each of these canvases. */
    handedOver: () => 'transferControlToOffscreen' in document.createElement('canvas'),
    inSpace: () => ['webgl', 'webgl2', 'experimental-webgl'].map((name) => canvas().getContext(name)),
    offscreenInSpace: () => new OffscreenCanvas(1, 1).getContext('webgl2'),
    flat: () => canvas().getContext({ toString: () => '2d' }) !== null,
    /** The process that draws all pages keeps a picture of each element. */
    transitions: () => 'startViewTransition' in document || 'startViewTransition' in document.body,
    turned: () => 'unlock' in screen.orientation,
    ${waysToForms}
  }
  const all: Record<string, string> = {}
  for (const [name, way] of Object.entries(ways)) {
    try {
      const made = await way()
      all[name] = made instanceof Blob ? made.size + ' bytes' : String(made)
    } catch (error) {
      const isRefused = String(error).startsWith('TypeError: A plugin')
      all[name] = isRefused ? 'refused' : error instanceof TypeError ? 'gone' : String(error)
    }
  }
  return JSON.stringify(all)
}`

const withFile = (act: string): string =>
  `import { definePlugin } from '@msdat/sdk'
   import { useEffect, useState } from 'react'
   ${act}
   definePlugin({ contributions: { panel: { view: View } } })`

const repeatsForm = withFile(`
  function repeat(blob: File): void {
    const form = new FormData()
    for (let count = 0; count < 20_000; count += 1) form.append('a', blob)
    const kept: Response[] = []
    setInterval(() => kept.push(new Response(form)), 100)
  }
  function View() {
    return <input type="file" onChange={({ target }) => setTimeout(repeat, 1_000, target.files![0]!)} />
  }`)

const frames = useFrames({
  'tries-blobs': { source: withFile(`${tryAll}\nfunction View() {${waysToBlobs}}`) },
  'repeats-form': { source: repeatsForm },
})

/** Opens it, and chooses a file in it. */
async function open(plugin: string): Promise<Page> {
  const page = await frames.newPage()
  await openRoots(page)
  await page.goto(`${frames.server().origin}/?show=${plugin}`)
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a'.repeat(1000)) }
  await expect.poll(() => page.locator('iframe').count()).toBe(1)
  await page.frameLocator('iframe').locator('input').setInputFiles(file)
  return page
}

it('a plugin makes no Blob, by whatever way, and sends no form with one', async () => {
  const page = await open('tries-blobs')
  const said = page.frameLocator('iframe').locator('#said')
  await expect.poll(() => said.textContent()).toContain('made')
  const all = (names: string, outcome: string) => names.split(' ').map((name) => [name, outcome])
  expect(JSON.parse((await said.textContent()) ?? '')).toEqual({
    ...Object.fromEntries([
      ...all(
        'made ofAnother file byConstructor byHidden byPrototype byReflect byClass byClassOfFile',
        'refused',
      ),
      ...all('answer answerByHidden answerByReflect answerByClass byPatchedForm', 'refused'),
      ...all('request requestByClass requestByOld fetched beacon', 'refused'),
      ...all('ofForm ofFormElsewhere ofFormByReflect', 'refused'),
      ...all('slice read requested drawn offscreen', 'gone'),
      ...all('clipboardItem addresses stoppedReaders handedOver transitions turned', 'false'),
    ]),
    ofText: '',
    reads: '100',
    bytes: '1000',
    inSpace: ',,',
    offscreenInSpace: 'null',
    flat: 'true',
    filledLate: 'false',
    bodyLate: 'false',
    worth: '0',
    textAnswer: 'true',
    readForm: 'false',
    readRequestForm: 'false',
    textRequest: 'POSTbtrue',
    likeAnother: 'PUT',
    ofNothing: 'GET201',
  })
})

it('a plugin that answers itself with a form of many Blobs does not hold up what others ask the browser', async () => {
  const page = await open('repeats-form')
  const longest = await longestWait(page, 12_000)
  expect(longest, 'the longest wait, in milliseconds').toBeLessThan(1_000)
})
