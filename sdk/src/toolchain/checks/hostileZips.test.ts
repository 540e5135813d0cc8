import { describe, expect, it } from 'vitest'
import { craftBomb } from '../../testing/craftBomb.ts'
import { craftZip, type CraftedEntry } from '../../testing/craftZip.ts'
import { checkPlugin } from './checkPlugin.ts'
import { seededRandom } from '../../methods/numerics/seededRandom.ts'
import { sampleFiles, sampleManifest } from '../../testing/samplePlugin.ts'

const good = (changes: Record<string, string | null> = {}): CraftedEntry[] =>
  [...sampleFiles(changes)].map(([name, content]) => ({ name, content }))

const withManifest = (text: string): Buffer => craftZip(good({ 'manifest.json': text }))
const withEntries = (...entries: CraftedEntry[]): Buffer => craftZip([...good(), ...entries])

const poisoned = JSON.stringify(sampleManifest()).replace('{', '{"__proto__":{"isAdmin":true},')
const truncated = craftZip(good())

const hostile: [name: string, zip: () => Uint8Array, rule: string, saying: RegExp][] = [
  ['path traversal', () => withEntries({ name: '../../etc/passwd' }), 'pathsAreSafe', /leads out of the zip/],
  [
    'a traversal inside',
    () => withEntries({ name: 'src/../../x.ts' }),
    'pathsAreSafe',
    /leads out of the zip/,
  ],
  ['an absolute path', () => withEntries({ name: '/etc/passwd' }), 'pathsAreSafe', /absolute/],
  ['a backslash', () => withEntries({ name: 'src\\x.ts' }), 'pathsAreSafe', /backslash/],
  ['a drive letter', () => withEntries({ name: 'C:/x.ts' }), 'pathsAreSafe', /drive letter/],
  ['a NUL in a name', () => withEntries({ name: 'src/x.ts\0.png' }), 'pathsAreSafe', /NUL/],
  [
    'a name that is not UTF-8',
    () => withEntries({ name: Buffer.from([0x73, 0xff, 0xfe]) }),
    'pathsAreSafe',
    /UTF-8/,
  ],
  [
    'a symbolic link',
    () => withEntries({ name: 'src/l.ts', content: '/etc/passwd', mode: 0o120777 }),
    'pathsAreSafe',
    /link/,
  ],
  [
    'two names for one file',
    () => withEntries({ name: 'src/a.ts', localName: 'src/b.ts' }),
    'pathsAreSafe',
    /src\/b\.ts/,
  ],
  ['a bomb of 1 GB', () => withEntries(craftBomb('assets/b.csv', 1024)), 'archiveIsWithinLimits', /50 MB/],
  ['a bomb of 20 MB', () => withEntries(craftBomb('assets/b.csv', 20)), 'archiveIsWithinLimits', /100-fold/],
  [
    'a bomb with a lying header',
    () => withEntries({ ...craftBomb('assets/b.csv', 1024), declaredBytes: 20 }),
    'archiveIsWithinLimits',
    /50 MB/,
  ],
  [
    'a header that claims less than there is',
    () => withEntries({ name: 'assets/b.csv', content: 'a,b,c,d', declaredBytes: 3 }),
    'archiveIsWithinLimits',
    /claims 3 bytes and holds 7/,
  ],
  [
    '2,000 files',
    () =>
      withEntries(...Array.from({ length: 2000 }, (_, at) => ({ name: `assets/${at}.txt`, content: 'x' }))),
    'archiveIsWithinLimits',
    /1000 files/,
  ],
  [
    '9,000 folders',
    () => withEntries(...Array.from({ length: 9000 }, (_, at) => ({ name: `assets/${at}/` }))),
    'archiveIsWithinLimits',
    /1000 files/,
  ],
  [
    'a nested zip',
    () => withEntries({ name: 'assets/more.zip', content: craftZip(good()) }),
    'filesBelongInAPlugin',
    /archive/,
  ],
  [
    'a disguised zip',
    () => withEntries({ name: 'assets/more.png', content: craftZip(good()) }),
    'filesBelongInAPlugin',
    /archive/,
  ],
  [
    'an encrypted entry',
    () => withEntries({ name: 'src/s.ts', content: 'x', flags: 0x801 }),
    'archiveIsReadable',
    /password/,
  ],
  ['a truncated file', () => truncated.subarray(0, truncated.length - 60), 'archiveIsReadable', /incomplete/],
  [
    'a list that is cut short',
    () => craftZip(good(), { claimedEntries: 40 }),
    'archiveIsReadable',
    /incomplete/,
  ],
  [
    'a file that is no zip',
    () => Buffer.from('hello there, this is no zip'),
    'archiveIsReadable',
    /not a zip/,
  ],
  ['an empty file', () => Buffer.alloc(0), 'archiveIsReadable', /not a zip/],
  [
    'a wrong checksum',
    () => withEntries({ name: 'src/x.ts', deflated: { bytes: Buffer.from([0x03, 0]), size: 0, crc: 9 } }),
    'archiveIsReadable',
    /checksum/,
  ],
  [
    'a strange method',
    () => withEntries({ name: 'src/x.ts', content: 'x', method: 12 }),
    'archiveIsReadable',
    /unpacked/,
  ],
  [
    'names that differ in case',
    () => withEntries({ name: 'SRC/Main.tsx', content: 'x' }),
    'pathsAreDistinct',
    /one name/,
  ],
  ['a name in odd signs', () => withEntries({ name: 'assets/caf\u00e9.txt' }), 'pathsAreSafe', /a to z/],
  [
    'one name twice',
    () => withEntries({ name: 'src/main.tsx', content: 'x' }),
    'pathsAreDistinct',
    /stands in the zip twice/,
  ],
  [
    'an encrypted manifest',
    () =>
      craftZip([...good({ 'manifest.json': null }), { name: 'manifest.json', content: 'x', flags: 0x801 }]),
    'archiveIsReadable',
    /password/,
  ],
  ['no manifest', () => craftZip(good({ 'manifest.json': null })), 'manifestIsValid', /no manifest\.json/],
  [
    'a manifest in a folder',
    () => craftZip(good().map((entry) => ({ ...entry, name: `plugin/${String(entry.name)}` }))),
    'manifestIsValid',
    /plugin\/manifest\.json/,
  ],
  [
    'a manifest of 10 MB',
    () =>
      craftZip([
        ...good({ 'manifest.json': null }),
        { name: 'manifest.json', content: Buffer.alloc(10_000_000, 'x'), method: 0 },
      ]),
    'manifestIsValid',
    /bytes/,
  ],
  ['a manifest with __proto__', () => withManifest(poisoned), 'manifestIsValid', /__proto__/],
  [
    'a manifest with an unknown field',
    () => withManifest(JSON.stringify({ ...sampleManifest(), trusted: true })),
    'manifestIsValid',
    /trusted is not known/,
  ],
  ['a manifest that is not JSON', () => withManifest('{ id: stock }'), 'manifestIsValid', /JSON/],
  [
    'a manifest that nests without end',
    () => withManifest('['.repeat(200_000)),
    'manifestIsValid',
    /too long/,
  ],
  [
    'a manifest with wrong types',
    () => withManifest(JSON.stringify(sampleManifest({ name: 7 }))),
    'manifestIsValid',
    /name must be a text/,
  ],
  [
    'code in what looks like a comment',
    () => withEntries({ name: 'src/x.ts', content: "let word = ''\n// A draft was: \rword = 'hidden'\n" }),
    'textHasNoHiddenUnicode',
    /U\+000D/,
  ],
  [
    'code behind a line separator',
    () =>
      withEntries({ name: 'src/x.ts', content: "let word = ''\n// A draft was: \u2028word = 'hidden'\n" }),
    'textHasNoHiddenUnicode',
    /U\+2028/,
  ],
  [
    'two names that look the same',
    () =>
      withEntries({ name: 'src/x.ts', content: 'export const word1 = 1\nexport const word1\ufe0f = 2\n' }),
    'textHasNoHiddenUnicode',
    /U\+FE0F/,
  ],
  ['a manifest that is a list', () => withManifest('[]'), 'manifestIsValid', /must be an object/],
]

describe('hostile zips', () => {
  it.each(hostile)('%s is refused with a finding of its own and a remedy', async (_, zip, rule, saying) => {
    const { findings } = await checkPlugin(zip())
    // One thing is wrong with each, so one thing is said.
    expect(findings.map((finding) => [finding.rule, finding.severity])).toEqual([[rule, 'error']])
    const told = findings
    expect(told.map(({ title, detail }) => `${title}: ${detail}`).join('\n')).toMatch(saying)
    for (const { remedy } of told) expect(remedy.length).toBeGreaterThan(10)
  })

  it('pass when nothing is wrong with them', async () => {
    const { findings, manifest, files } = await checkPlugin(craftZip(good()))
    expect(findings).toEqual([])
    expect(manifest?.id).toBe('stock-levels')
    expect(files.map(({ path }) => path)).toEqual([...sampleFiles().keys()].sort())
  })

  it('are told all their faults at once', async () => {
    const zip = withEntries(
      { name: '../x.ts' },
      { name: 'assets/a.exe', content: 'MZ' },
      { name: 'assets/i.png', content: 'no' },
    )
    const { findings } = await checkPlugin(zip)
    expect(new Set(findings.map(({ rule }) => rule))).toEqual(
      new Set(['pathsAreSafe', 'filesBelongInAPlugin', 'typesMatchMagicBytes']),
    )
  })

  it('cannot hide an error behind the warnings of other files', async () => {
    const quiet = Array.from({ length: 5 }, (_, at) => [`src/a${at}.ts`, 'fetch(1)\n'.repeat(30)] as const)
    const { isFit, findings } = await checkPlugin(
      craftZip(good({ ...Object.fromEntries(quiet), 'src/z.ts': 'eval("1")' })),
    )
    expect(findings.filter(({ severity }) => severity === 'warning')).toHaveLength(20)
    expect(isFit).toBe(false)
  })

  it('show invisible characters of a path to the reviewer', async () => {
    const { findings } = await checkPlugin(withEntries({ name: 'src/\u202ext.ts' }))
    expect(findings.find(({ rule }) => rule === 'pathsAreSafe')?.file).toBe('src/\\u{202e}xt.ts')
  })

  it('whose code is quoted leave short texts, in which nothing is invisible', async () => {
    // What repeats itself is refused as a bomb.
    const random = seededRandom(1)
    const signs = Array.from({ length: 20_000 }, () =>
      String.fromCodePoint(0x1f300 + Math.floor(random() * 500)),
    )
    const long = `\u202e${signs.join('')}`
    const source = `import { useCommand } from '@msdat/sdk'\nexport const useIt = () => useCommand('${long}', () => {})\n`
    const { findings } = await checkPlugin(craftZip(good({ 'src/long.ts': source })))
    const found = findings.filter(({ rule }) => rule === 'commandsAreHandled')
    expect(found.length).toBeGreaterThan(0)
    for (const { title, detail, remedy } of found) {
      expect(Math.max(title.length, detail.length, remedy.length)).toBeLessThanOrEqual(1_000)
      expect(title + remedy).not.toContain('\u202e')
      expect(title + remedy + detail).not.toMatch(/\p{Extended_Pictographic}/u)
    }
  })

  it('of endless names leave a short record: no list of files, and findings cut short', async () => {
    const long = Array.from({ length: 30 }, (_, at) => ({ name: `${at}`.padEnd(65_000, '\u0001') }))
    const { isFit, findings, files } = await checkPlugin(withEntries(...long, ...long))
    expect(isFit).toBe(false)
    expect(findings.map(({ rule }) => rule)).toContain('pathsAreSafe')
    expect(files).toEqual([])
    expect(JSON.stringify(findings).length).toBeLessThan(100_000)
  })

  it('do not change the prototype of objects', async () => {
    await checkPlugin(withManifest(poisoned))
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
  })
})
