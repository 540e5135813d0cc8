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
