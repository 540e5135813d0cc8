import { describe, expect, it } from 'vitest'
import { defaultExports, emptyNames, filesTooLong, unfinishedLines } from './namesAndSizes.ts'
import { readSources, toSource } from './readSources.ts'

const sources = readSources()

describe('source files', () => {
  it('have at most 300 lines, but tests', () => {
    expect(filesTooLong(sources)).toEqual([])
    expect(filesTooLong([toSource('sdk/src/kit/a.ts', 'const a = 1\n'.repeat(301))])).toHaveLength(1)
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
