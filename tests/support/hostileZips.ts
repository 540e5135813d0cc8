import { craftBomb } from '@msdat/sdk/testing/craftBomb'
import { craftZip, type CraftedEntry } from '@msdat/sdk/testing/craftZip'
import { manifestOf, plainPanel } from './packPlugin.ts'

export interface HostileZip {
  name: string
  make: () => Buffer
  /** Name of the check that must refuse it. */
  rule: string
}

const manifest = JSON.stringify(manifestOf({ id: 'hostile-zip', source: plainPanel }))
const good: CraftedEntry[] = [
  { name: 'manifest.json', content: manifest },
  { name: 'src/main.tsx', content: plainPanel },
]
const beside = (...entries: CraftedEntry[]): Buffer => craftZip([...good, ...entries])
const withManifest = (content: string | Buffer): Buffer =>
  craftZip([{ name: 'manifest.json', content }, ...good.slice(1)])
const many = (count: number): CraftedEntry[] =>
  Array.from({ length: count }, (_, at) => ({ name: `assets/${at}.txt`, content: 'x' }))

/** Every kind of hostile zip there is a word for; each must be refused with a finding of its own. */
export const hostileZips: readonly HostileZip[] = [
  { name: 'traversal', rule: 'pathsAreSafe', make: () => beside({ name: '../../etc/passwd' }) },
  { name: 'absolute path', rule: 'pathsAreSafe', make: () => beside({ name: '/etc/passwd' }) },
  { name: 'backslash', rule: 'pathsAreSafe', make: () => beside({ name: 'src\\x.ts' }) },
  {
    name: 'symbolic link',
    rule: 'pathsAreSafe',
    make: () => beside({ name: 'src/l.ts', content: '/etc/passwd', mode: 0o120777 }),
  },
  {
    name: 'bomb of 1 GB',
    rule: 'archiveIsWithinLimits',
    make: () => beside(craftBomb('assets/b.csv', 1024)),
  },
  {
    name: 'bomb with a lying header',
    rule: 'archiveIsWithinLimits',
    make: () => beside({ ...craftBomb('assets/b.csv', 1024), declaredBytes: 20 }),
  },
  { name: '2,000 files', rule: 'archiveIsWithinLimits', make: () => beside(...many(2000)) },
  {
    name: 'nested zip',
    rule: 'filesBelongInAPlugin',
    make: () => beside({ name: 'assets/more.zip', content: craftZip(good) }),
  },
  {
    name: 'encrypted entry',
    rule: 'archiveIsReadable',
    make: () => beside({ name: 'src/s.ts', content: 'x', flags: 0x801 }),
  },
  { name: 'truncated file', rule: 'archiveIsReadable', make: () => craftZip(good).subarray(0, -60) },
  { name: 'not a zip', rule: 'archiveIsReadable', make: () => Buffer.from('hello, this is no zip') },
  {
    name: 'duplicate names by case',
    rule: 'pathsAreDistinct',
    make: () => beside({ name: 'SRC/Main.tsx', content: 'x' }),
  },
  { name: 'manifest missing', rule: 'manifestIsValid', make: () => craftZip(good.slice(1)) },
  {
    name: 'manifest of 10 MB',
    rule: 'manifestIsValid',
    make: () => withManifest(Buffer.alloc(9_900_000, 'x')),
  },
  {
    name: 'manifest with __proto__',
    rule: 'manifestIsValid',
    make: () => withManifest(manifest.replace('{', '{"__proto__":{"isAdmin":true},')),
  },
  {
    name: 'manifest with an unknown field',
    rule: 'manifestIsValid',
    make: () => withManifest(manifest.replace('{', '{"trusted":true,')),
  },
  { name: 'manifest that is not JSON', rule: 'manifestIsValid', make: () => withManifest('{ id: x }') },
  {
    name: 'import that searches the disk',
    rule: 'importsAreShared',
    make: () =>
      beside({
        name: 'src/search.js',
        content: "const n = 'passwd'\nmodule.exports = require(`./etc/${n}`)",
      }),
  },
]
