import { describe, expect, it } from 'vitest'
import { readSources, toSource } from './readSources.ts'
import { unnamedTestCode } from './testCode.ts'

describe('code for tests alone', () => {
  it('says so by its name', () => {
    expect(unnamedTestCode(readSources())).toEqual([])
  })

  it('is seen where it does not', () => {
    const [clock, names] = ['server/src/clock.ts', 'server/src/names.ts'].map((path) => toSource(path, ''))
    const test = toSource('server/src/a.test.ts', `import './clock.ts'; import './names.ts'`)
    const user = toSource('server/src/main.ts', `import './names.ts'`)
    expect(unnamedTestCode([clock!, names!, test, user])).toEqual(['server/src/clock.ts'])
  })
})
