import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { view } from '../support/hostilePlugins.ts'
import { openRoots } from '../support/openRoots.ts'
import { longestWait } from '../support/longestWait.ts'
import { measurePulse } from '../support/pulse.ts'
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

/** Each way to have a Blob with the pieces of several, and what is left to a plugin at work. */
const waysToBlobs = `
  const blob = new Blob(['a'.repeat(1000)])
  const both = [blob, blob]
  const Hidden = Object.getPrototypeOf(File)
  /** Another list each time it is gone through. */
  const changing = { turn: 0, [Symbol.iterator]() { return (this.turn++ ? both : ['a'])[Symbol.iterator]() } }
  const form = () => both.reduce((made, part, at) => (made.append('n' + at, part), made), new FormData())
  const texts = () => {
    const made = new FormData()
    made.append('a', 'word')
    return made
  }
  const address = 'http://localhost:9/'
  const ways: Record<string, () => unknown> = {
    twice: () => new Blob(both),
    twiceInFile: () => new File(both, 'a'),
    besideText: () => new Blob(['a', blob]),
    byConstructor: () => new (blob.constructor as any)(both),
    byHidden: () => new Hidden(both),
    byReflect: () => Reflect.construct(Blob, [both], Object),
    byClass: () => new (class extends Blob {})(both),
    changing: () => new Blob(changing as any).size,
    byPatchedList: () => {
      const { [Symbol.iterator]: before } = Array.prototype
      let turn = 0
      Array.prototype[Symbol.iterator] = function () { return before.call(turn++ ? both : ['a']) } as any
      try { return new Blob(['a']).size } finally { Array.prototype[Symbol.iterator] = before }
    },
    typed: () => new Blob(['a'], { type: 'a'.repeat(65_000) }).type.length,
    typedFile: () => new File(['a'], 'a', { type: 'a'.repeat(65_000), lastModified: 7 }),
    typedLate: () => {
      let turn = 0
      return new Blob(['a'], { get type() { return 'a'.repeat(turn++ ? 65_000 : 3) } }).type.length
    },
    typedSlice: () => blob.slice(1, 3, 'a'.repeat(65_000)).type.length,
    typedAnswer: async () => (await new Response('a', { headers: { 'content-type': 'a'.repeat(65_000) } }).blob()).type.length,
    slice: () => blob.slice(-4),
    alone: () => new File([blob], 'a').size,
    bytes: () => new Blob(['a', new Uint8Array(3)], { type: 'text/plain' }),
    none: () => new Blob().size,
    ofAnswer: async () => {
      const read = await new Response('abc', { headers: { 'content-type': 'text/x' } }).blob()
      return read.size + read.type
    },
    /** Makes one of a text. */
    clipboardItem: () => 'ClipboardItem' in globalThis,
    /** The browser's own process keeps each of these canvases. */
    handedOver: () => 'transferControlToOffscreen' in document.createElement('canvas'),
    turned: () => 'unlock' in screen.orientation,
    ${waysToForms}
  }
  const [said, say] = useState('')
  useEffect(() => {
    const asked = Object.entries(ways).map(async ([name, way]) => {
      try {
        const made = await way()
        if (name === 'typedFile') return [name, [made.name, made.type.length, made.lastModified].join()]
        return [name, made instanceof Blob ? made.size + ' bytes' : String(made)]
      } catch (error) {
        return [name, String(error).startsWith('TypeError: A plugin') ? 'refused' : String(error)]
      }
    })
    void Promise.all(asked).then((all) => say(JSON.stringify(Object.fromEntries(all))))
  }, [])
  return <p id="said">{said}</p>`

/** Each way to have more in Blobs than a frame has room for, and what is left to a plugin at work. */
const waysToFill = `
  const large = new Uint8Array(50_000_000)
  const words = 'é'.repeat(25_000_000)
  const canvas = (pixels: number) => Object.assign(document.createElement('canvas'), { width: pixels, height: pixels })
  const drawn = (pixels: number, type?: unknown) =>
    new Promise<Blob | null>((receive) => canvas(pixels).toBlob(receive, type as string))
  let turns = 0
  const wordsLate = { toString: () => (turns++ ? 'a'.repeat(200_000_000) : 'a') }
  const steps: [string, () => unknown][] = [
    ['picture', async () => ((await drawn(100))?.size ?? 0) > 0],
    ['picture of many pixels', async () => ((await drawn(3_000))?.size ?? 0) > 0],
    ['picture of too many pixels', () => drawn(6_000)],
    ['picture that grows', () => {
      const grows = canvas(10)
      return new Promise<Blob | null>((receive) =>
        grows.toBlob(receive, { toString: () => ((grows.width = grows.height = 6_000), 'image/png') } as any))
    }],
    ['many pictures at once', async () => {
      const made = await Promise.allSettled([3_000, 3_000, 3_000, 3_000].map((pixels) => drawn(pixels)))
      return made.map(({ status }) => status)
    }],
    ['offscreen', () => new OffscreenCanvas(6_000, 6_000).convertToBlob()],
    ['words that change', () => new Blob([wordsLate as any]).size],
    ['too many words', () => new Blob(['a'.repeat(140_000_000)])],
    ['first', () => new Blob([large]).size],
    ['words', () => new File([words], 'a').size],
    ['part', () => new Blob([large.subarray(0, 10_000_000), new DataView(large.buffer, 0, 3)]).size],
    ['too large', () => new Blob([large])],
    ['too large an answer', () => new Response(large).blob()],
    ['too many pieces', () => { for (const blob = new Blob(['a']); ; ) blob.slice(0, 1) }],
    ['none', () => new Blob()],
    ['another picture', () => drawn(1)],
    ['addresses', () => 'createObjectURL' in URL || 'revokeObjectURL' in URL],
    ['stopped readers', () => 'abort' in new FileReader()],
    ['reads', async () => {
      const read = () => [new Response('a').text(), first.arrayBuffer()]
      const reads: Promise<unknown>[] = []
      try { for (;;) reads.push(...read()) } catch {}
      await Promise.all(reads)
      await Promise.all(read())
      return reads.length
    }],
  ]
  const [first] = useState(() => new Blob(['a']))
  const [said, say] = useState('trying')
  useEffect(() => {
    void (async () => {
      const all: Record<string, string> = {}
      for (const [name, step] of steps) {
        try { all[name] = String(await step()) } catch (error) { all[name] = (error as Error).name }
        say('trying ' + name)
      }
      say(JSON.stringify(all))
    })()
  }, [])
  return <p id="said">{said}</p>`

const doubles = view(`
  setTimeout(() => {
    let blob = new Blob(['a'.repeat(1000)])
    for (let turn = 0; turn < 40; turn += 1) blob = new Blob([blob, blob])
  }, 1_000)`)

const repeatsForm = view(`
  setTimeout(() => {
    const blob = new Blob(['a'.repeat(1000)])
    const form = new FormData()
    for (let count = 0; count < 20_000; count += 1) form.append('a', blob)
    const kept: Response[] = []
    setInterval(() => kept.push(new Response(form)), 100)
  }, 1_000)`)

const frames = useFrames({
  'tries-blobs': {
    source: `import { definePlugin } from '@msdat/sdk'
      import { useEffect, useState } from 'react'
      function View() {${waysToBlobs}}
      definePlugin({ contributions: { panel: { view: View } } })`,
  },
  'fills-blobs': {
    source: `import { definePlugin } from '@msdat/sdk'
      import { useEffect, useState } from 'react'
      function View() {${waysToFill}}
      definePlugin({ contributions: { panel: { view: View } } })`,
  },
  doubles: { source: doubles },
  'repeats-form': { source: repeatsForm },
})

async function open(plugin: string): Promise<Page> {
  const page = await frames.newPage()
  await openRoots(page)
  await page.goto(`${frames.server().origin}/?show=${plugin}`)
  await page.frameLocator('iframe').locator('#root > *').first().waitFor()
  return page
}

it('a plugin makes no Blob of several others, by whatever way', async () => {
  const page = await open('tries-blobs')
  const said = page.frameLocator('iframe').locator('#said')
  await expect.poll(() => said.textContent()).toContain('twice')
  expect(JSON.parse((await said.textContent()) ?? '')).toEqual({
    ...Object.fromEntries(
      ['twice', 'twiceInFile', 'besideText', 'byConstructor', 'byHidden', 'byReflect', 'byClass']
        .concat(['answer', 'answerByHidden', 'answerByReflect', 'answerByClass', 'byPatchedForm'])
        .concat(['request', 'requestByClass', 'requestByOld', 'fetched', 'beacon'])
        .map((name) => [name, 'refused']),
    ),
    typed: '200',
    typedFile: 'a,200,7',
    typedLate: '3',
    typedSlice: '200',
    typedAnswer: '200',
    slice: '4 bytes',
    changing: '1',
    byPatchedList: '1',
    alone: '1000',
    bytes: '4 bytes',
    none: '0',
    ofAnswer: '3text/x',
    clipboardItem: 'false',
    handedOver: 'false',
    turned: 'false',
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

it('a plugin has so much room for Blobs, and no more', async () => {
  const page = await open('fills-blobs')
  const said = page.frameLocator('iframe').locator('#said')
  await expect.poll(() => said.textContent()).toContain('reads"')
  expect(JSON.parse((await said.textContent()) ?? '')).toEqual({
    picture: 'true',
    'picture of many pixels': 'true',
    'picture of too many pixels': 'RangeError',
    'picture that grows': 'RangeError',
    'many pictures at once': 'fulfilled,fulfilled,fulfilled,rejected',
    offscreen: 'RangeError',
    'words that change': '1',
    'too many words': 'RangeError',
    first: '50000000',
    words: '50000000',
    part: '10000003',
    'too large': 'RangeError',
    'too large an answer': 'RangeError',
    'too many pieces': 'RangeError',
    none: 'RangeError',
    'another picture': 'RangeError',
    addresses: 'false',
    'stopped readers': 'false',
    reads: '100',
  })
})

it('a plugin that doubles a Blob forty times does not hold up the page', async () => {
  const page = await open('doubles')
  const stop = await measurePulse(page)
  await page.waitForTimeout(6_000)
  const { pause, watched } = await stop()
  expect(pause / watched, 'the longest pause').toBeLessThan(1 / 3)
})

it('a plugin that answers itself with a form of many Blobs does not hold up what others ask the browser', async () => {
  const page = await open('repeats-form')
  const longest = await longestWait(page, 12_000)
  expect(longest, 'the longest wait, in milliseconds').toBeLessThan(1_000)
})
