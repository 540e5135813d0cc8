import { describe, expect, it } from 'vitest'
import { importsAgainstPlan } from './importPlan.ts'
import { readSources, toSource } from './readSources.ts'

describe('the import plan', () => {
  it('holds in every source file', () => {
    expect(importsAgainstPlan(readSources())).toEqual([])
  })

  it.each([
    ['the host draws with the kit', 'host/src/a.ts', `import '@msdat/sdk/kit'`],
    ['the host calculates', 'host/src/a.ts', `import { describe } from '@msdat/sdk/methods'`],
    ['the host reaches into the server', 'host/src/a.ts', `import { x } from '../../server/src/app.ts'`],
    [
      'the sdk knows the registry',
      'sdk/src/toolchain/checks/a.ts',
      `import type { X } from '@msdat/plugin-registry'`,
    ],
    ['a contract knows the kit', 'sdk/src/contracts/a.ts', `export { x } from '../kit/x.ts'`],
    ['a plugin knows the contracts', 'plugins/test/src/a.ts', `import '@msdat/sdk/contracts/data'`],
    ['a plugin knows another plugin', 'plugins/test/src/a.ts', `import '../../accessibility/src/main.tsx'`],
    ['the registry knows the server', 'plugin-registry/src/a.ts', `await import('@msdat/server')`],
    ['the server reaches into the registry', 'server/src/a.ts', `import '@msdat/plugin-registry/src/x.ts'`],
    ['the kit needs Node', 'sdk/src/kit/a.tsx', `import { readFileSync } from 'node:fs'`],
  ])('sees it when %s', (_, path, text) => {
    expect(importsAgainstPlan([toSource(path, text)])).toHaveLength(1)
  })

  it.each([
    ['host/src/a.ts', `import { call } from '@msdat/sdk/http/call'`],
    ['plugins/test/src/a.tsx', `import { LineChart } from '@msdat/sdk/kit/charts'`],
    ['server/src/a.ts', `import { createRegistry } from '@msdat/plugin-registry'`],
    ['sdk/src/http/a.ts', `import { x } from '../contracts/x.ts'`],
  ])('allows what %s needs', (path, text) => {
    expect(importsAgainstPlan([toSource(path, text)])).toEqual([])
  })
})
