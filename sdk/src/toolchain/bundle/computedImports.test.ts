import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundlePlugin } from './bundlePlugin.ts'

const files = (texts: Record<string, string>): Map<string, Uint8Array> =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]))

describe('a plugin that imports by a computed address', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'computed-'))
    writeFileSync(join(folder, 'key1.js'), 'export const secret = "planted-secret"')
    writeFileSync(join(folder, 'key2.js'), 'planted secret that is no code')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const attacks: [string, string][] = [
    ['main.ts', 'require(`.DIR/key${n}.js`)'],
    ['main.ts', 'import(`.DIR/key${n}.js`)'],
    ['main.js', "require('.DIR/key' + n + '.js')"],
    ['main.tsx', "import('.DIR/key' + n)"],
    ['main.js', 'module.require(`.DIR/${n}.js`)'],
    ['main.js', "module['require'](`.DIR/${n}.js`)"],
    ['main.js', '(0, require)(`.DIR/${n}.js`)'],
    ['main.js', 'require?.(`.DIR/${n}.js`)'],
    ['main.js', "require(n ? './data.json' : `.DIR/${n}.js`)"],
    ['main.js', '(n ? require : require)(`.DIR/${n}.js`)'],
    ['main.js', 'require.resolve(`.DIR/${n}.js`)'],
    ['main.js', 'function later(require) { require(`.DIR/${n}.js`) }; later(n)'],
    ['main.ts', 'import(`../../../..DIR/${n}.js`)'],
    ['main.ts', 'import(`.DIR/${n}.js`, { with: { type: "json" } })'],
    ['main.ts', "const at = '.DIR/key1.js'; import(at)"],
    ['main.ts', "const at = '.DIR/'; export const all = () => import(at + n)"],
    ['main.ts', 'new URL(`.DIR/${n}.js`, import.meta.url)'],
    ['main.ts', 'new globalThis.URL(n, import.meta.url)'],
    ['main.js', 'typeof require === "function" && require(...[`.DIR/${n}.js`])'],
    // One parser reads a comment here that hides the rest, the bundler another one that ends with the line.
    ['main.js', 'n<!--/*\nrequire(`.DIR/key${n}.js`)\n/**/n'],
  ]

  it.each(attacks)('in %s as %s is refused, and learns nothing of the disk', async (name, text) => {
    const source = `var n = globalThis.n;\n${text.replaceAll('DIR', folder)}`
    const outcome = await bundlePlugin(files({ [name]: source, 'data.json': '1' }), name)
    expect(outcome).toMatchObject({
      ok: false,
      faults: [{ file: name, detail: 'An address that is imported is not plain text.' }],
    })
    expect(JSON.stringify(outcome)).not.toContain('key1')
    expect(JSON.stringify(outcome)).not.toContain('planted')
  })

  it.each(["'/etc/passwd'", "'https://example.org/x.js'", "'data:text/javascript,1'"])(
    'is refused where the address %s is a member of an enum',
    async (address) => {
      for (const word of ['enum', 'const enum']) {
        const text = `${word} Place { at = ${address} }\nexport const later = () => import(Place.at)`
        const outcome = await bundlePlugin(files({ 'main.ts': text }), 'main.ts')
        expect(outcome).toMatchObject({
          ok: false,
          faults: [{ detail: 'An address that is imported is not plain text.' }],
        })
      }
    },
  )

  it('is told the file and the line of each, up to 20 a file', async () => {
    const many = Array.from({ length: 3000 }, () => 'import(name)').join('\n')
    const outcome = await bundlePlugin(
      files({ 'main.ts': "import './other.ts'", 'other.ts': `declare const name: string\n${many}` }),
      'main.ts',
    )
    const lines = outcome.ok ? [] : outcome.faults.map(({ file, line }) => `${file}:${line}`)
    expect(lines).toEqual(Array.from({ length: 20 }, (_, at) => `other.ts:${at + 2}`))
  })

  it('may import by plain text, also in words that look like something else', async () => {
    const text = `import { one } from './one.ts'
export const later = () => import('./one.ts')
export const text = 'require(\`./etc/\${n}\`)' // import(\`./\${x}\`)
export const address = new URL('https://example.org/' + one, location.href)
require('./two.js')`
    const outcome = await bundlePlugin(
      files({ 'main.ts': text, 'one.ts': 'export const one = 1', 'two.js': 'module.exports = 2' }),
      'main.ts',
    )
    expect(outcome.ok).toBe(true)
  })

  it('finds no file of the machine by any plain address', async () => {
    const address = join(folder, 'key1.js')
    for (const at of [
      address,
      `file://${address}`,
      `.${address}`,
      `../../../../../..${address}`,
      `plugin:${address}`,
    ]) {
      const outcome = await bundlePlugin(files({ 'main.ts': `import ${JSON.stringify(at)}` }), 'main.ts')
      expect([at, outcome.ok]).toEqual([at, false])
      expect(JSON.stringify(outcome)).not.toContain('planted')
    }
  })

  it('reads no source map from the disk', async () => {
    const text = `export const one = 1\n//# sourceMappingURL=..${folder}/key2.js`
    const outcome = await bundlePlugin(files({ 'main.js': text }), 'main.js')
    expect(JSON.stringify(outcome)).not.toContain('planted')
  })

  it.each([
    ['that names other files', { version: 3, sources: ['plugin:planted.ts'], names: [], mappings: 'AAAA' }],
    ['that cannot be read', ''],
  ])('brings no source map of its own, such as one %s', async (_, map) => {
    const base64 = Buffer.from(JSON.stringify(map)).toString('base64')
    const text = `export const one = () => 1\n//# sourceMappingURL=data:application/json;base64,${base64}`
    const outcome = await bundlePlugin(files({ 'main.js': text }), 'main.js')
    expect(outcome.ok && JSON.parse(outcome.sourceMap)).toMatchObject({ sources: ['plugin:main.js'] })
  })
})
