import { describe, expect, it } from 'vitest'
import { defaultExports, emptyNames, filesTooLong, pluginsTooLong, unfinishedLines } from './namesAndSizes.ts'
import { readSources, toSource } from './readSources.ts'

const sources = readSources()

describe('source files', () => {
  it('have at most 300 lines, but tests', () => {
    expect(filesTooLong(sources)).toEqual([])
    expect(filesTooLong([toSource('sdk/src/kit/a.ts', 'const a = 1\n'.repeat(301))])).toHaveLength(1)
  })

  it('make plugins of at most 400 lines, not counting tests', () => {
    expect(pluginsTooLong(sources)).toEqual([])
    const lines = (path: string, count: number) => toSource(path, 'const a = 1\n'.repeat(count))
    const long = [lines('plugins/a/src/a.ts', 300), lines('plugins/a/src/b.ts', 101)]
    expect(pluginsTooLong(long)).toEqual(['a has 401 lines of its own, 1 too many'])
    const shorter = lines('plugins/a/src/a.ts', 399)
    expect(pluginsTooLong([shorter, lines('plugins/a/src/a.test.ts', 9)])).toEqual([])
  })

  it('have names that say what is inside', () => {
    expect(emptyNames(sources)).toEqual([])
    const bad = ['host/src/utils/a.ts', 'server/src/types.ts', 'sdk/src/kit/dateHelpers.ts']
    expect(emptyNames(bad.map((path) => toSource(path, '')))).toEqual(bad)
  })

  it('export by name', () => {
    expect(defaultExports(sources)).toEqual([])
    expect(defaultExports([toSource('sdk/src/kit/a.ts', 'export default 1')])).toHaveLength(1)
    expect(
      defaultExports([toSource('sdk/src/kit/a.ts', 'const a = 1\nexport { a as default }')]),
    ).toHaveLength(1)
  })

  it('leave nothing for later', () => {
    expect(unfinishedLines(sources)).toEqual([])
    expect(unfinishedLines([toSource('sdk/src/kit/a.ts', ['// TO', 'DO: later'].join(''))])).toHaveLength(1)
  })
})
