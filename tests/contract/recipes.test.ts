import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSdkReference } from '@msdat/sdk/http/sdkPackage'
import { bundlePlugin } from '@msdat/sdk/toolchain/bundle'
import { connectFakeHost, renderView, sampleCatalog, sampleValues } from '@msdat/sdk/testing'
import { inProject } from '../support/project.ts'

type View = Parameters<typeof renderView>[1]

const folder = inProject('sdk/recipes/')
const { modules, recipes } = await readSdkReference()
const hit = {
  kind: 'indicator' as const,
  id: 1,
  name: 'A',
  title: 'Malaria',
  detail: '',
  score: 1,
  matched: [],
}

it('the reference has twelve recipes', () => expect(recipes).toHaveLength(12))

/** Parts of ChartFrame, for charts of one's own, and one for tests. */
const helpers = ['FixedWidth', 'Labels', 'Plot', 'Swatch', 'TargetLines']

it('every part of the kit has an example of its name', () => {
  const examples = readdirSync(inProject('plugins/kit-examples/src/examples')).map((name) =>
    name.slice(0, -4),
  )
  const parts = modules
    .filter(({ specifier }) => specifier.startsWith('@msdat/sdk/kit'))
    .flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'part').map(({ name }) => name))
  expect(examples.toSorted()).toEqual(parts.filter((part) => !helpers.includes(part)).toSorted())
})

// The compiler checks their types with all other sources.
describe.each(recipes)('the recipe "$title"', ({ id, words, code }) => {
  it('says what it is for, and is built as a plugin would be', async () => {
    expect(words.length).toBeGreaterThan(40)
    const built = await bundlePlugin(new Map([['src/main.tsx', Buffer.from(code)]]), 'src/main.tsx')
    expect(built).toMatchObject({ ok: true })
  })

  it('draws itself on the sample figures', async () => {
    const file = readdirSync(folder).find((name) => name.endsWith(`-${id}.tsx`))
    const [View] = Object.values((await import(`${folder}${file}`)) as Record<string, View>)
    const host = connectFakeHost({
      catalog: sampleCatalog,
      values: sampleValues,
      settingValues: { view: 'newest' },
      methods: { 'catalog.search': () => ({ query: 'malaria', count: 1, result: [hit] }) },
    })
    const html = await renderView(host, View!)
    expect(html).toMatch(/^<\w+/)
    expect(html).not.toMatch(/undefined|NaN|is not available|Loading…/)
    expect(host.calls.filter(({ refused }) => refused)).toEqual([])
  })
})
