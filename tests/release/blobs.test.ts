import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { view } from '../support/hostilePlugins.ts'
import { openRoots } from '../support/openRoots.ts'
import { measurePulse } from '../support/pulse.ts'
import { useFrames } from '../support/useFrames.ts'

/** Each way to have a Blob with the pieces of several, and what is left to a plugin at work. */
const waysToBlobs = `
  const blob = new Blob(['a'.repeat(1000)])
  const both = [blob, blob]
  const Hidden = Object.getPrototypeOf(File)
  /** Another list each time it is gone through. */
  const changing = { turn: 0, [Symbol.iterator]() { return (this.turn++ ? both : ['a'])[Symbol.iterator]() } }
  const form = () => both.reduce((made, part, at) => (made.append('n' + at, part), made), new FormData())
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
    alone: () => new File([blob], 'a').size,
    bytes: () => new Blob(['a', new Uint8Array(3)], { type: 'text/plain' }),
    none: () => new Blob().size,
    ofAnswer: async () => {
      const read = await new Response('abc', { headers: { 'content-type': 'text/x' } }).blob()
      return read.size + read.type
    },
    ofForm: async () => ((await new Response(form()).blob()).size > 2_000 ? String(Response.prototype.blob).includes('native') : 'short'),
  }
  const [said, say] = useState('')
  useEffect(() => {
    const asked = Object.entries(ways).map(async ([name, way]) => {
      try {
        const made = await way()
        return [name, made instanceof Blob ? made.size + ' bytes' : String(made)]
      } catch (error) {
        return [name, (error as Error).name]
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

const frames = useFrames({
  'tries-blobs': {
    source: `import { definePlugin } from '@msdat/sdk'
      import { useEffect, useState } from 'react'
      function View() {${waysToBlobs}}
      definePlugin({ contributions: { panel: { view: View } } })`,
  },
  doubles: { source: doubles },
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
      ['twice', 'twiceInFile', 'besideText', 'byConstructor', 'byHidden', 'byReflect', 'byClass'].map(
        (name) => [name, 'TypeError'],
      ),
    ),
    changing: '1',
    byPatchedList: '1',
    alone: '1000',
    bytes: '4 bytes',
    none: '0',
    ofAnswer: '3text/x',
    ofForm: 'false',
  })
})

it('a plugin that doubles a Blob forty times does not hold up the page', async () => {
  const page = await open('doubles')
  const stop = await measurePulse(page)
  await page.waitForTimeout(6_000)
  const { pause, watched } = await stop()
  expect(pause / watched, 'the longest pause').toBeLessThan(1 / 3)
})
