import { describe, expect, it } from 'vitest'
import { heavySchemas, homesOfNothing, packagesAwayFromHome } from './packageHomes.ts'
import { readSources, toSource } from './readSources.ts'

describe('the heavy packages', () => {
  it('are each imported in one place only', () => {
    expect(packagesAwayFromHome(readSources())).toEqual([])
  })

  it('are all in use', () => {
    expect(homesOfNothing(readSources())).toEqual([])
    const unused = homesOfNothing([toSource('host/src/a.ts', `import { makeAutoObservable } from 'mobx'`)])
    expect(unused).toContain('penpal')
    expect(unused).not.toContain('mobx')
  })

  it.each([
    ['host/src/frames/a.ts', `import { connect } from 'penpal'`],
    ['sdk/src/contracts/validate/browser.ts', `import { Ajv } from 'ajv/dist/2020.js'`],
    ['plugin-registry/src/db/a.ts', `import Database from 'better-sqlite3'`],
    ['plugins/test/src/a.tsx', `import { ResponsiveLine } from '@nivo/line'`],
    ['host/src/frames/a.ts', `const { build } = await import('esbuild')`],
    ['sdk/src/kit/a.ts', `export { mean } from 'simple-statistics'`],
  ])('are seen away from home in %s', (path, text) => {
    expect(packagesAwayFromHome([toSource(path, text)])).toHaveLength(1)
  })
})

describe('the contracts', () => {
  it('are made of plain schemas, which are a third as large in the page', () => {
    expect(heavySchemas(readSources())).toEqual([])
    const [path, text] = ['sdk/src/contracts/a.ts', 'const A = Type.Partial(B)']
    expect(heavySchemas([toSource(path, text)])).toEqual([`${path} has Type.Partial`])
  })
})
