import { describe, expect, it } from 'vitest'
import { readStack } from './readStack.ts'

describe('readStack', () => {
  it('finds the places in the bundle, as Chromium and as Firefox write them', () => {
    const chromium = `TypeError: x is undefined
    at Levels (plugin:1:234)
    at renderWithHooks (@msdat/sdk/runtime:8:99)
    at plugin:1:7`
    const firefox =
      'TypeError: x is undefined\nLevels@plugin:1:234\nrender@@msdat/sdk/runtime:8:99\n@plugin:1:7\n'
    for (const text of [chromium, firefox])
      expect(readStack(text)).toEqual({
        message: 'TypeError: x is undefined',
        places: [
          { line: 1, column: 234 },
          { line: 1, column: 7 },
        ],
      })
  })

  it('keeps little of a text that was made to be long, and takes nothing else for a stack', () => {
    const calls = '    at a (plugin:1:1)\n'.repeat(90)
    const hostile = readStack(`${'x'.repeat(1500)}\n${calls}`.slice(0, 2000))
    expect(hostile.message).toHaveLength(500)
    expect(hostile.places).toHaveLength(10)
    for (const text of [
      'write to a@b.example',
      '    at a (plugin:0:1)',
      '    at a (plugin:99999999:1)',
      'x plugin:1:1',
    ])
      expect(readStack(text).places).toEqual([])
  })
})
