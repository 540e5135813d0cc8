import { describe, expect, it } from 'vitest'
import { importCycles } from './importCycles.ts'
import { readSources, toSource } from './readSources.ts'

describe('imports', () => {
  it('never run in a circle', () => {
    expect(importCycles(readSources())).toEqual([])
  })

  it('are seen to run in a circle through three files', () => {
    const ring = [
      toSource('sdk/src/kit/a.ts', `import './b.ts'`),
      toSource('sdk/src/kit/b.ts', `export { c } from './c.ts'`),
      toSource('sdk/src/kit/c.ts', `import type { A } from './a.ts'`),
    ]
    expect(importCycles(ring)).toEqual([
      'sdk/src/kit/a.ts → sdk/src/kit/b.ts → sdk/src/kit/c.ts → sdk/src/kit/a.ts',
    ])
  })
})
