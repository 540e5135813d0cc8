import { describe, expect, it } from 'vitest'
import type { CheckContext, KnownPlugin } from './check.ts'
import { checkPlugin } from './checkPlugin.ts'
import { packPlugin } from '../archive/packPlugin.ts'
import { compareVersions } from './rules/versionIsNew.ts'
import { sampleFiles, sampleManifest } from '../../testing/samplePlugin.ts'

/** The rules that have something to say about the test plugin with these changes. */
async function told(changes: Record<string, string | null>, context: CheckContext = {}): Promise<string[]> {
  const { findings } = await checkPlugin(await packPlugin(sampleFiles(changes)), context)
  return findings.map(({ rule, severity, file, line }) =>
    [rule, severity, file, line].filter(Boolean).join(' '),
  )
}
const source = (text: string) => told({ 'src/extra.ts': text })
const manifest = (changes: Parameters<typeof sampleManifest>[0]) => ({
  'manifest.json': JSON.stringify(sampleManifest(changes)),
})

/** Text that hardly compresses. */
function noise(characters: number): string {
  let seed = 7
  const letter = () => String.fromCharCode(48 + ((seed = (seed * 16807) % 2147483647) % 74))
  return Array.from({ length: characters }, letter).join('').replaceAll('\\', '/')
}

describe('entryExists and contributionsAreComplete', () => {
  it('name a missing entry and a missing icon', async () => {
    expect(await told({ 'src/main.tsx': null, 'assets/icon.svg': null })).toEqual([
      'entryExists error manifest.json',
      'contributionsAreComplete error manifest.json',
    ])
  })

  it('refuse a PNG of a few bytes that unfolds into gigabytes of pixels', async () => {
    const bomb = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x3d\xb8\0\0\x3d\xb8\x08\x06\0\0\0', 'latin1')
    const files = sampleFiles({
      ...manifest({ contributes: [{ point: 'panel', id: 'levels', title: 'Levels', icon: 'assets/i.png' }] }),
      'assets/icon.svg': null,
    })
    const { findings } = await checkPlugin(
      await packPlugin(new Map<string, string | Buffer>([...files, ['assets/i.png', bomb]])),
    )
    expect(findings.map(({ title }) => title)).toEqual(['An icon has too many pixels'])
  })

  it('refuse two contributions of one id', async () => {
    const panel = { point: 'panel', id: 'levels', title: 'Levels' }
    expect(await told(manifest({ contributes: [panel, panel] }))).toEqual([
      'contributionsAreComplete error manifest.json',
    ])
  })
})

describe('commandsAreUsable and commandsAreHandled', () => {
  const panel = { point: 'panel', id: 'levels', title: 'Levels' }
  const withCommand = (changes: object, more: object[] = []) => ({
    ...manifest({
      contributes: [
        panel,
        { point: 'command', id: 'show', title: 'Show it', runsIn: 'levels', ...changes },
        ...more,
      ],
    }),
    'assets/icon.svg': null,
    'src/Extra.ts':
      "import { useCommand } from '@msdat/sdk'\nexport const useIt = () => useCommand('show', () => {})",
  })

  it('let a command with a key of its own pass', async () => {
    expect(await told(withCommand({ key: 'Alt+Shift+P' }))).toEqual([])
  })

  it.each([
    ['a view that is not there', { runsIn: 'elsewhere' }],
    ['another command', { runsIn: 'show' }],
    ['a key of the page', { key: 'Ctrl+K' }],
    ['a key of browsers', { key: 'Ctrl+Shift+T' }],
  ])('refuse %s', async (_, changes) => {
    expect(await told(withCommand(changes))).toEqual(['commandsAreUsable error manifest.json'])
  })

  it.each(['K', 'Shift+K', 'Ctrl+Alt+K', 'Alt+Shift+Enter'])('refuse the key %s', async (key) => {
    expect(await told(withCommand({ key }))).toContain('manifestIsValid error manifest.json')
  })

  it('name a key that stands twice, and one that another plugin has', async () => {
    const key = 'Alt+Shift+P'
    const second = { point: 'command', id: 'show', title: 'Show more', runsIn: 'levels', key }
    expect(await told(withCommand({ key }, [{ ...second, id: 'more' }]))).toEqual([
      'commandsAreUsable error manifest.json',
      'commandsAreHandled warning manifest.json',
    ])
    const other = { name: 'Other', titles: [], versions: [], isFirstParty: false, isOfSender: false }
    const known = (id: string): KnownPlugin[] => [{ ...other, id, keys: [key] }]
    expect(await told(withCommand({ key }), { known: known('quite-another') })).toEqual([
      'commandsAreUsable warning manifest.json',
    ])
    const own = known('stock-levels').map((one) => ({ ...one, isOfSender: true }))
    expect(await told(withCommand({ key }), { known: own })).toEqual([])
  })

  it('name a command that nothing handles, and one that is not declared', async () => {
    expect(await told({ ...withCommand({}), 'src/Extra.ts': 'export {}' })).toEqual([
      'commandsAreHandled warning manifest.json',
    ])
    expect(
      await told({
        ...withCommand({}),
        ...manifest({}),
        'assets/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    ).toEqual(['commandsAreHandled error src/Extra.ts'])
  })

  it('hold its title to what is asked of other names', async () => {
    expect(await told(withCommand({ title: 'Sh\u043ew it' }))).toEqual([
      'wordsAreOfOneScript error manifest.json',
    ])
  })
})

describe('topicsAreOwn and topicsUsedAreDeclared', () => {
  const payload = { type: 'object', properties: { place: { type: 'integer' } }, additionalProperties: false }
  const publishes = [{ topic: 'stock-levels/chosen', description: 'A place was chosen.', payload }]
  const permissions = ['data:read', 'events:publish'].map((name) => ({
    name,
    reason: 'To say what is chosen.',
  }))
  const using =
    "import { usePublish } from '@msdat/sdk'\nexport const useIt = () => usePublish('stock-levels/chosen')"
  const withTopic = (changes: Parameters<typeof manifest>[0], text = using) =>
    told({ ...manifest({ permissions, publishes, ...changes }), 'src/Extra.ts': text })

  it('let a topic of its own pass', async () => expect(await withTopic({})).toEqual([]))

  it('refuse a topic of another plugin, and one that nobody declared', async () => {
    const stolen = [{ ...publishes[0], topic: 'indicator-search/opened' }]
    expect(await withTopic({ publishes: stolen })).toEqual([
      'topicsAreOwn error manifest.json',
      'topicsUsedAreDeclared error src/Extra.ts',
    ])
  })

  it('ask for the permission', async () => {
    expect(await withTopic({ permissions: [permissions[0]] }, 'export {}')).toEqual([
      'topicsAreOwn error manifest.json',
    ])
    expect(
      await withTopic(
        { permissions: [permissions[0]], publishes: [], subscribes: [{ topic: 'a-b/c-d' }] },
        'export {}',
      ),
    ).toEqual(['topicsAreOwn error manifest.json'])
  })

  it.each([
    { ...payload, properties: { place: { type: 'string', maxLength: 9, pattern: '(a+)+$' } } },
    { ...payload, properties: { place: { type: 'string' } } },
    { ...payload, properties: { place: { $ref: '#' } } },
    { ...payload, additionalProperties: true },
  ])('refuse a form that the page could not check at a glance', async (form) => {
    const open = [{ ...publishes[0], payload: form }]
    expect(await withTopic({ publishes: open })).toContain('manifestIsValid error manifest.json')
  })
})

describe('settingsAreUsable', () => {
  it('names each setting that no control could draw', async () => {
    const settings = { most: { type: 'integer', title: 'At most', maximum: 5, default: 9 } }
    const section = { point: 'section', id: 'levels', title: 'Levels', settings }
    expect(await told(manifest({ contributes: [section] }))).toEqual([
      'settingsAreUsable error manifest.json',
    ])
  })
})

describe('sourceAvoidsBannedPatterns', () => {
  it.each([
    'eval("1")',
    'new Function("return 1")()',
    'const run = eval; run("1")',
    'window["eval"]("1")',
    'document.cookie = "a=b"',
    'window.parent.postMessage(1, "*")',
    'parent.postMessage(1, "*")',
    'new RTCPeerConnection()',
    'navigator.serviceWorker.register("x.js")',
    'localStorage.setItem("a", "b")',
    '// @jsxRuntime classic @jsx eval',
  ])('refuses %s on its line', async (text) => {
    expect(await source(`export {}\n${text}`)).toContain('sourceAvoidsBannedPatterns error src/extra.ts 2')
  })

  it.each([
    'export const text = "never call eval()"',
    '// eval is forbidden\nexport {}',
    'export const o = { eval: 1 }; export const v = o.eval',
    'export type F = Function',
    'export const parent = { name: "x" }; export const n = parent.name',
  ])('lets %s pass', async (text) => {
    expect(await source(text)).toEqual([])
  })

  it.each([
    'const top = values[0]; use(top.location)',
    'let top; for (const one of values) top = one; use(top.location)',
    'const caches = new Map(); caches.set(1, 2)',
    'const { caches, parent = values } = values; use(caches, parent.location)',
    'const [, ...top] = values; use(top.location)',
    'for (const parent of values) use(parent.location)',
    'if (values) { var parent = values }\nuse(parent.location)',
    'use(function (top) { return top.location }, ({ parent }) => parent.document)',
    'use(class { constructor(private parent: typeof values) { use(parent.location) } })',
    'try { use() } catch (parent) { use(parent.location) }',
    'use(() => later.caches, caches); const later = { caches: 1 }; function caches() {}',
    'class Function {}\nuse(new Function())',
    'type Draw = (caches: number) => void; use({} as Draw)',
    'const self = values; use(self.parent.name)',
    'const parent = values.up; const top = parent; use(top.location)',
    'const top = window.innerHeight; use(typeof window, top.location)',
    "import { fetch } from './own.ts'; use(fetch)",
    "import { fetch as load, draw as fetch } from './own.ts'; use(load, fetch)",
  ])('knows the variables of the file: %s', async (text) => {
    const own = { 'src/own.ts': 'export const fetch = 1, draw = 2' }
    const given = 'declare const use: any, values: any\n'
    expect(await told({ ...own, 'src/extra.ts': `${given}export {}; ${text}` })).toEqual([])
  })

  it.each([
    'use((caches) => caches); use(caches)',
    '{ const top = values; use(top) }\nuse(top.location)',
    'use(function () { var top = values }, top.location)',
    'declare const top: Window; use(top.location)',
    'declare function eval(text: string): void; eval("1")',
    "import type { parent } from './own.ts'; use(parent.location)",
    "import { type parent } from './own.ts'; use(parent.location)",
    'namespace Own { const top = 1 }\nuse(top.location)',
  ])('is not misled by %s', async (text) => {
    const line = text.includes('\n') ? 2 : 1
    const found = await source(`export {}; ${text}`)
    expect(found.filter((one) => one.startsWith('sourceAvoids'))).toContain(
      `sourceAvoidsBannedPatterns error src/extra.ts ${line}`,
    )
  })

  it('warns of what a frame does not have', async () => {
    const found = await told({
      'src/extra.ts': 'export const address = URL.createObjectURL(file)',
      'src/blob.ts': 'export const made = [new Blob(), new File([], "a")]',
      'src/own.ts': "import { Blob } from './extra.ts'; export const own = new Blob()",
      'src/field.tsx': 'export const field = <input type="color" />',
    })
    expect(found.filter((one) => one.startsWith('sourceAvoids')).sort()).toEqual([
      'sourceAvoidsBannedPatterns warning src/blob.ts 1',
      'sourceAvoidsBannedPatterns warning src/blob.ts 1',
      'sourceAvoidsBannedPatterns warning src/extra.ts 1',
      'sourceAvoidsBannedPatterns warning src/field.tsx 1',
    ])
  })

  it('only warns where it cannot tell, also where servers are declared', async () => {
    const text = 'export {}\nenum caches { one }\nuse(caches.one)'
    const permissions = [
      { name: 'data:read' as const, reason: 'Reads the levels.' },
      { name: 'network' as const, reason: 'Asks another server.' },
    ]
    const found = await told({ ...manifest({ permissions }), 'src/extra.ts': text })
    expect(found).toContain('sourceAvoidsBannedPatterns warning src/extra.ts 3')
    expect(found).not.toContain('sourceAvoidsBannedPatterns error src/extra.ts 3')
  })

  it('warns of fetch, but not where servers are declared', async () => {
    expect(await source('export const a = () => fetch("https://a.test")')).toEqual([
      'sourceAvoidsBannedPatterns warning src/extra.ts 1',
    ])
  })
})

describe('permissionsUsedAreDeclared', () => {
  it('refuses a hook and a call without their permission', async () => {
    const text =
      "import { host, useStored } from '@msdat/sdk'\nexport const a = [useStored, host.call('ui.notify', {})]"
    expect(await source(text)).toEqual([
      'permissionsUsedAreDeclared error src/extra.ts',
      'permissionsUsedAreDeclared error src/extra.ts',
    ])
  })

  it('refuses a method that does not exist', async () => {
    expect(
      await source("import { host } from '@msdat/sdk'\nexport const a = host.call('constructor', {})"),
    ).toEqual(['permissionsUsedAreDeclared error src/extra.ts'])
  })

  it('warns of a permission that is never used', async () => {
    expect(await told({ 'src/Levels.tsx': 'export const Levels = () => <p>none</p>' })).toEqual([
      'permissionsUsedAreDeclared warning manifest.json',
    ])
  })
})

describe('contributionsAreDefined', () => {
  const entry = (text: string) =>
    told({
      'src/main.tsx': `import { definePlugin } from '@msdat/sdk'\nimport { Levels } from './Levels.tsx'\n${text}`,
    })
  const view = '{ view: Levels }'

  it.each([
    `definePlugin({ contributions: { panel: ${view} } })`,
    `definePlugin({ contributions: {} })`,
    `const contributions = { panel: ${view} }; definePlugin({ contributions })`,
    `const all = { contributions: { 'panel': ${view} } } as const; definePlugin(all)`,
  ])('refuses an entry that leaves a contribution without a view: %s', async (text) => {
    expect(await entry(text)).toEqual(['contributionsAreDefined error src/main.tsx 3'])
  })

  it.each([
    `definePlugin({ contributions: { 'levels': ${view}, more: ${view} } })`,
    `const contributions = { levels: ${view} } satisfies object; definePlugin({ contributions } as const)`,
  ])('lets %s pass', async (text) => {
    expect(await entry(text)).toEqual([])
  })

  it('knows definePlugin by another name and through a namespace', async () => {
    const named = "import { definePlugin as define } from '@msdat/sdk'\n"
    const all = "import * as sdk from '@msdat/sdk'\n"
    const call = "({ contributions: { panel: { view: () => 'x' } } })"
    expect(await told({ 'src/main.tsx': `${named}define${call}` })).toContain(
      'contributionsAreDefined error src/main.tsx 2',
    )
    expect(await told({ 'src/main.tsx': `${all}sdk.definePlugin${call}` })).toContain(
      'contributionsAreDefined error src/main.tsx 2',
    )
  })

  it.each([
    `const id = 'levels'; definePlugin({ contributions: { [id]: ${view} } })`,
    `const more = { levels: ${view} }; definePlugin({ contributions: { ...more } })`,
    `const contributions: Record<string, object> = {}; contributions.levels = ${view}; definePlugin({ contributions })`,
    `const contributions = {}; Object.assign(contributions, { levels: ${view} }); definePlugin({ contributions })`,
    `definePlugin(make()); function make() { return { contributions: { levels: ${view} } } }`,
  ])('only warns where the names are known at run time: %s', async (text) => {
    expect(await entry(text)).toEqual(['contributionsAreDefined warning src/main.tsx 3'])
  })

  it('warns of an entry that does not call definePlugin', async () => {
    expect(await entry('export const a = Levels')).toEqual(['contributionsAreDefined warning src/main.tsx'])
  })
})

describe('svgIsSafe', () => {
  const icon = (inside: string) =>
    told({ 'assets/icon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>` })

  it.each([
    '<script>alert(1)</script>',
    '<path onload="alert(1)" d="M0 0"/>',
    '<a href="https://x.test"><path d="M0 0"/></a>',
    '<use href="https://x.test/a.svg#b"/>',
    '<image href="data:image/png;base64,AA"/>',
    '<rect style="fill:url(https://x.test/a)"/>',
    '<rect style="fill:u\\72l(//x.test)"/>',
    '<foreignObject><p>hi</p></foreignObject>',
    '<style>@import "//x.test"</style>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<!DOCTYPE svg [<!ENTITY a "b">]>',
    '<rect fill="red" <rect/>',
  ])('refuses %s', async (inside) => {
    expect(await icon(inside)).toContain('svgIsSafe error assets/icon.svg 1')
  })

  it('lets gradients, groups and titles pass', async () => {
    const drawing =
      '<!-- a drawing --><title>Doses &amp; stock</title><defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs>' +
      '<g fill="url(#a)" stroke-width="2"><use href="#a"/><text x="1" y="2">A</text></g>'
    expect(await icon(drawing)).toEqual([])
  })
})

describe('textHasNoHiddenUnicode', () => {
  it('finds characters that the manifest writes as escapes', async () => {
    const escaped = JSON.stringify(sampleManifest({ name: 'Accessi@bility' })).replace('@', '\\u200b')
    expect(await told({ 'manifest.json': escaped })).toEqual(['textHasNoHiddenUnicode error manifest.json'])
    expect(await told(manifest({ name: 'Vaccines 👩‍⚕️ in stock' }))).toEqual([])
  })

  it('tells of a character in the manifest once', async () => {
    expect(await told(manifest({ name: 'Accessi\u200bbility' }))).toEqual([
      'textHasNoHiddenUnicode error manifest.json 1',
    ])
  })

  it('finds an escape in the manifest also where its character is in place elsewhere', async () => {
    const texts = { name: 'Stock levels@', description: 'Loved ❤️ in Kano.' }
    const pretty = JSON.stringify(sampleManifest(texts), null, 2).replaceAll('\n', '\r\n')
    for (const escape of ['\\ufe0f', '\\r'])
      expect(await told({ 'manifest.json': pretty.replace('@', escape) })).toEqual([
        'textHasNoHiddenUnicode error manifest.json',
      ])
  })

  it.each(['\u202e', '\u200b', '\r', '\u2028', 'word1\ufe0f', '\u{16fe4}', '\u180f'])(
    'refuses %j',
    async (text) => {
      expect(await told({ 'README.md': `# Title\r\n\n${text}-` })).toEqual([
        'textHasNoHiddenUnicode error README.md 3',
      ])
    },
  )

  it.each([
    [
      '\r',
      /^U\+000D \(carriage return without a line feed\) ends a line/,
      /\\n or \\r\\n\. .*escape: \\u000d$/,
    ],
    ['\u2028', /^U\+2028 \(line separator\) ends a line, and so a comment/, /escape: \\u2028$/],
    ['1\ufe0f', /^U\+FE0F \(variation selector\) cannot be seen/, /escape: \\ufe0f$/],
    ['\u{e0100}', /^U\+E0100 \(variation selector\) cannot be seen/, /escape: \\udb40\\udd00$/],
  ])('says of %j what it is and what to do', async (text, detail, remedy) => {
    const files = sampleFiles({ 'src/extra.ts': `// A draft was: ${text}const word = 1\n` })
    const { findings } = await checkPlugin(await packPlugin(files))
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatchObject({ file: 'src/extra.ts', line: 1 })
    expect(findings[0]?.detail).toMatch(detail)
    expect(findings[0]?.remedy).toMatch(remedy)
  })

  it('lets emoji and the writing of Nigeria pass', async () => {
    expect(await told({ 'README.md': 'Ọ́jọ́ ẹ̀kọ́, ƙasa, Ńdị Igbo, عربي 👩‍⚕️ ❤️ 1️⃣ 👍🏾\r\n\tend' })).toEqual([])
  })
})

describe('filesBelongInAPlugin', () => {
  it.each([
    'assets/run.exe',
    '.env',
    'node_modules/a/index.js',
    'src/.npmrc',
    'assets/a.tar',
    '__MACOSX/._x.ts',
  ])('refuses %s', async (path) => {
    expect(await told({ [path]: 'x' })).toContain(`filesBelongInAPlugin error ${path}`)
  })
})

describe('importsAreShared', () => {
  it.each([
    ["import x from 'lodash'", 'lodash'],
    ["import x from 'node:fs'", 'node:fs'],
    ["import x from 'https://x.test/a.js'", 'https://x.test/a.js'],
    ["import x from '../../../../etc/passwd'", '../../../../etc/passwd'],
    ["import x from '/etc/passwd'", '/etc/passwd'],
    ["import x from './missing.ts'", './missing.ts'],
    ["const x = import('https://x.test/a.js')", 'https://x.test/a.js'],
    ['const x = import(`./${name}.ts`)', 'not plain text'],
  ])('refuses %s and says why', async (text, name) => {
    const { findings } = await checkPlugin(
      await packPlugin(sampleFiles({ 'src/Levels.tsx': `${text}; export const Levels = x` })),
    )
    const finding = findings.find(({ rule }) => rule === 'importsAreShared')
    expect(finding).toMatchObject({ severity: 'error', file: 'src/Levels.tsx', line: 1 })
    expect(finding?.detail).toContain(name)
  })
})

describe('sourceIsReadable', () => {
  it('names the line of a syntax error', async () => {
    expect(await source('export const a = 1\nexport const = 2')).toEqual([
      'sourceIsReadable error src/extra.ts 2',
    ])
  })

  it('refuses a source nobody can review', async () => {
    expect(await source(`export const a = '${noise(1_100_000)}'`)).toContain(
      'sourceIsReadable error src/extra.ts',
    )
  })
})

describe('bundleIsWithinBudget', () => {
  const heavy = (bytes: number) =>
    told({
      'src/noise.json': JSON.stringify(noise(bytes)),
      'src/main.tsx': `import { definePlugin } from '@msdat/sdk'
import { Levels } from './Levels.tsx'
import noise from './noise.json'
definePlugin({ contributions: { levels: { view: Levels, noise } } })`,
    })

  it('warns past 150 kB and refuses past 300 kB of compressed code', async () => {
    expect(await heavy(250_000)).toEqual(['bundleIsWithinBudget warning'])
    expect(await heavy(420_000)).toEqual(['bundleIsWithinBudget error'])
  })

  it('refuses what is small only while it is compressed', async () => {
    const files = {
      'src/text.ts': `export enum Text { A = "${'five thousand letters '.repeat(230)}" }`,
      'src/main.tsx': `import { definePlugin } from '@msdat/sdk'
import { Levels } from './Levels.tsx'
import { Text } from './text.ts'
definePlugin({ contributions: { levels: { view: Levels, texts: [${'Text.A, '.repeat(400)}] } } })`,
    }
    expect(await told(files)).toEqual(['bundleIsWithinBudget error'])
  })
})

describe('rules about what the platform knows', () => {
  const known: KnownPlugin = {
    id: 'stock-levels',
    name: 'Stock levels',
    versions: ['1.0.0'],
    titles: ['Stock levels'],
    isFirstParty: false,
    isOfSender: true,
  }
  const against = (other: Partial<KnownPlugin>, context: CheckContext = {}) =>
    told({}, { known: [{ ...known, ...other }], ...context })

  it('refuse a version that exists, and warn of an older one', async () => {
    expect(await against({})).toEqual(['versionIsNew error manifest.json'])
    expect(await against({ versions: ['1.0.1'] })).toEqual(['versionIsNew warning manifest.json'])
    expect(await against({ versions: ['0.9.0'] })).toEqual([])
  })

  it('refuse an id or a name that looks like another', async () => {
    expect(await against({ id: 'st0ck-leveis', name: 'Other' })).toEqual([
      'idIsNotConfusable error manifest.json',
    ])
    expect(await against({ id: 'other-one', name: 'Sтock Levels', titles: [] })).toEqual([
      'idIsNotConfusable error manifest.json',
    ])
    expect(await against({ id: 'stock-labels', name: 'Other', titles: [] })).toEqual([
      'idIsNotConfusable warning manifest.json',
    ])
  })

  it('warn of what others handed in and nobody has decided about, and refuse nothing for it', async () => {
    const against = (other: Partial<KnownPlugin>) => told({}, { waiting: [{ ...known, ...other }] })
    expect(await against({})).toEqual(['versionIsNew warning manifest.json'])
    expect(await against({ versions: ['0.9.0', '9.0.0'] })).toEqual([])
    expect(await against({ id: 'st0ck-leveis', name: 'Other' })).toEqual([
      'idIsNotConfusable warning manifest.json',
    ])
    expect(await against({ isOfSender: false, versions: [] })).toEqual([
      'idBelongsToSubmitter note manifest.json',
    ])
  })

  it("refuse an id of the platform's own, and warn of another author's", async () => {
    expect(await against({ isFirstParty: true, versions: [] })).toEqual([
      'idBelongsToSubmitter error manifest.json',
    ])
    expect(await against({ isFirstParty: true, versions: [] }, { isFirstParty: true })).toEqual([])
    expect(await against({ isOfSender: false, versions: [] })).toEqual([
      'idBelongsToSubmitter warning manifest.json',
    ])
  })

  it('say that a plugin of another author needs two admins', async () => {
    const known = { id: 'stock-levels', name: 'Stock levels', titles: [], versions: [] }
    const context = { known: [{ ...known, isFirstParty: false, isOfSender: false }] }
    const { findings } = await checkPlugin(await packPlugin(sampleFiles()), context)
    expect(findings.map(({ title }) => title)).toEqual(['Somebody else submitted this plugin before'])
    expect(findings[0]?.remedy).toContain('two admins')
  })

  it.each(['probe', 'local-plugin'])('refuse a name the platform needs itself: %s', async (id) => {
    expect(await told(manifest({ id }))).toEqual(['idBelongsToSubmitter error manifest.json'])
  })

  it('order versions as semantic versioning does', () => {
    const order = [
      '0.9.0',
      '1.0.0-alpha',
      '1.0.0-alpha.2',
      '1.0.0-alpha.10',
      '1.0.0',
      '1.2.0',
      '1.10.0',
      '2.0.0',
    ]
    expect([...order].reverse().sort(compareVersions)).toEqual(order)
  })
})
