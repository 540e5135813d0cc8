import { describe, expect, it } from 'vitest'
import { readSources } from './readSources.ts'

const bannedIn = (text: string) =>
  readSources(new Map([['src/a.ts', Buffer.from(text)]])).flatMap(({ banned }) => banned)

describe('readSources', () => {
  it('keeps 20 hits of a file that has one on each of 60,000 lines', () => {
    const found = bannedIn('eval(1)\n'.repeat(60_000))
    expect(found.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  })

  it('finds an error behind many warnings', () => {
    const found = bannedIn(`${'fetch(1)\n'.repeat(100)}eval(1)`)
    expect(found).toHaveLength(21)
    expect(found.at(-1)).toMatchObject({ what: 'eval', line: 101, severity: 'error' })
  })
})
