import { connectFakeHost, renderView, sampleCatalog } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { examples } from './examples.ts'
import { readExample } from './readExample.ts'

describe.each(examples)('the example of $part', ({ part, View, text }) => {
  it('shows the part, in words and in code, and draws itself', async () => {
    const { words, code } = readExample(text)
    expect(words.length).toBeGreaterThan(15)
    expect(code).toMatch(new RegExp(`^import [^]*<${part}[ />\\n]`))
    const host = connectFakeHost({ catalog: sampleCatalog })
    const html = await renderView(host, View)
    expect(html).toMatch(/^<\w+/)
    expect(html).not.toMatch(/undefined|NaN/)
    expect(host.calls.filter(({ refused }) => refused)).toEqual([])
  })
})
