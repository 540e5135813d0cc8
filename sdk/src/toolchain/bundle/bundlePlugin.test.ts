import { describe, expect, it } from 'vitest'
import { bundlePlugin } from './bundlePlugin.ts'

const files = (texts: Record<string, string>): Map<string, Uint8Array> =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]))

const plugin = {
  'src/main.tsx': `import { definePlugin } from '@msdat/sdk'
import { View } from './View.js'
import './look.css'
definePlugin({ contributions: { a: { view: View } } })`,
  'src/View.tsx': `import { useState } from 'react'
import icon from '../assets/icon.svg'
import { names } from './names'
export function View(): React.ReactNode { const [n] = useState<number>(1); return <img src={icon} alt={names.join() + n} /> }`,
  'src/names/index.ts': "export const names: string[] = ['a', 'b']",
  'src/look.css': '.a { color: red }',
  'assets/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

describe('bundlePlugin', () => {
  it('makes one module that imports only shared modules', async () => {
    const outcome = await bundlePlugin(files(plugin), 'src/main.tsx')
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults))
    expect(outcome.imports).toEqual(['@msdat/sdk', 'react', 'react/jsx-runtime'])
    expect(outcome.code).toContain('data:image/svg+xml')
    expect(outcome.code).toContain('.a { color: red }')
    expect(outcome.bytes).toBe(Buffer.byteLength(outcome.code))
  })

  it('gives the text of a file of the plugin for its path with ?raw, and of no other file', async () => {
    const view =
      "import { names } from './names'\nimport text from './names?raw'\nexport const View = () => text + names"
    const outcome = await bundlePlugin(files({ ...plugin, 'src/View.tsx': view }), 'src/main.tsx')
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults))
    expect(outcome.code).toContain('export const names: string[]')
    for (const path of ['../../etc/passwd?raw', '/etc/passwd?raw', 'react?raw', './gone?raw']) {
      const stolen = `import text from '${path}'\nexport const View = () => text`
      const refused = await bundlePlugin(files({ ...plugin, 'src/View.tsx': stolen }), 'src/main.tsx')
      expect(refused.ok, path).toBe(false)
    }
  })

  it('gives the same bytes for the same files, in whatever order they come', async () => {
    const reversed = Object.fromEntries(Object.entries(plugin).reverse())
    const [first, second] = await Promise.all([
      bundlePlugin(files(plugin), 'src/main.tsx'),
      bundlePlugin(files(reversed), 'src/main.tsx'),
    ])
    expect(first).toEqual(second)
  })

  it('obeys no configuration of the plugin', async () => {
    const configured = {
      ...plugin,
      'tsconfig.json': '{"compilerOptions":{"jsxImportSource":"evil","paths":{"react":["./src/names"]}}}',
      'src/tsconfig.json': '{"compilerOptions":{"jsx":"react","jsxFactory":"evil"}}',
      'package.json': '{"imports":{"react":"./src/names/index.ts"},"browser":{"react":false}}',
    }
    expect(await bundlePlugin(files(configured), 'src/main.tsx')).toEqual(
      await bundlePlugin(files(plugin), 'src/main.tsx'),
    )
  })

  it('names an import that is no file of the plugin and no shared module', async () => {
    const outcome = await bundlePlugin(
      files({ 'src/main.ts': "import a from 'lodash'\nconsole.log(a)" }),
      'src/main.ts',
    )
    expect(outcome).toMatchObject({
      ok: false,
      faults: [{ file: 'src/main.ts', line: 1, detail: '"lodash" is not a shared module.' }],
    })
  })

  it('names an import that a shared module does not have, with what it has', async () => {
    const outcome = await bundlePlugin(
      files({
        'src/main.ts':
          "import { useMemo } from 'react'\nimport { Chart } from '@msdat/sdk/kit'\nuseMemo(Chart)",
      }),
      'src/main.ts',
    )
    expect(outcome).toMatchObject({
      ok: false,
      faults: [{ file: 'src/main.ts', line: 2, detail: '"@msdat/sdk/kit" does not export "Chart".' }],
    })
    expect(outcome.ok ? '' : outcome.faults[0]?.remedy).toContain('ChartCard')
  })

  it('names an import that a file of its own only hands on, once', async () => {
    const texts = {
      'src/charts.ts': "export { LineChrt } from '@msdat/sdk/kit/charts'",
      'src/main.tsx': "import { LineChrt } from './charts.ts'\nimport './more.tsx'\nconsole.log(LineChrt)",
      'src/more.tsx': "import { LineChrt } from './charts.ts'\nconsole.warn(LineChrt)",
    }
    const outcome = await bundlePlugin(files(texts), 'src/main.tsx')
    expect(outcome).toMatchObject({
      ok: false,
      faults: [
        { file: 'src/charts.ts', line: 1, detail: '"@msdat/sdk/kit/charts" does not export "LineChrt".' },
      ],
    })
    expect(outcome.ok ? '' : outcome.faults[0]?.remedy).toContain('LineChart')
    const alone = { 'src/main.ts': "export { nothing as default } from 'react'" }
    expect(await bundlePlugin(files(alone), 'src/main.ts')).toMatchObject({
      faults: [{ detail: '"react" does not export "nothing".' }],
    })
  })

  it.each(["require('react')", "try { require('react') } catch {}"])(
    'refuses %s, which would throw in a frame',
    async (text) => {
      const texts = {
        'src/main.ts': "import x from './vendored.js'\nconsole.log(x)",
        'src/vendored.js': `// from elsewhere\n${text}\nmodule.exports = 1`,
      }
      const outcome = await bundlePlugin(files(texts), 'src/main.ts')
      expect(outcome).toMatchObject({
        ok: false,
        faults: [{ file: 'src/vendored.js', line: 2, detail: 'Use import: frames have no require.' }],
      })
      expect(outcome.ok ? [] : outcome.faults).toHaveLength(1)
    },
  )

  it('lets CommonJS files of a plugin require one another', async () => {
    const texts = {
      'src/main.ts': "import x from './vendored.js'\nconsole.log(x)",
      'src/vendored.js': "module.exports = require('./inner.js')",
      'src/inner.js': 'module.exports = 7',
    }
    expect((await bundlePlugin(files(texts), 'src/main.ts')).ok).toBe(true)
  })

  it('lets types, whole modules, defaults and parts loaded later be imported from shared modules', async () => {
    const texts = {
      'src/main.tsx': `import React, { type ReactNode } from 'react'
import type { Selection } from '@msdat/sdk'
import { Catalog } from '@msdat/sdk'
import * as sdk from '@msdat/sdk'
const later = import('@msdat/sdk/kit/maps')
const named = (one: Selection, two: Catalog, node: ReactNode) => [one, two, node, React.version, later]
sdk.definePlugin({ contributions: { a: { view: named } } })`,
    }
    const outcome = await bundlePlugin(files(texts), 'src/main.tsx')
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults))
    expect(outcome.imports).toEqual(['@msdat/sdk', '@msdat/sdk/kit/maps', 'react'])
    expect(outcome.code).toContain('import("@msdat/sdk/kit/maps")')
    expect(outcome.code).toMatch(/^import (\w+) ?from"react";import\*as \w+ from"@msdat\/sdk";/)
  })

  it('does not read files of the machine', async () => {
    const outcome = await bundlePlugin(
      files({ 'src/main.ts': "import a from '../package.json'\nconsole.log(a)" }),
      'src/main.ts',
    )
    expect(outcome.ok).toBe(false)
  })

  it('does not load more than a bundle could ever hold', async () => {
    const texts = {
      'src/main.ts': "import a from './a.json'\nconsole.log(a)",
      'src/a.json': JSON.stringify('x'.repeat(5e6)),
    }
    expect(await bundlePlugin(files(texts), 'src/main.ts')).toMatchObject({
      ok: false,
      faults: [{ detail: 'The plugin imports more than 4 MB of files.' }],
    })
  })

  it('keeps a plugin that nests style text inside quotes', async () => {
    const css = {
      'src/main.ts': "import './a.css'",
      'src/a.css': '.a::before { content: "</style>\\2028"; }',
    }
    const outcome = await bundlePlugin(files(css), 'src/main.ts')
    expect(outcome.ok).toBe(true)
  })
})
