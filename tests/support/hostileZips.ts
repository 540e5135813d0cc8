import { craftBomb } from '@msdat/sdk/testing/craftBomb'
import { craftZip, type CraftedEntry } from '@msdat/sdk/testing/craftZip'
import { manifestOf, plainPanel } from './packPlugin.ts'

export interface HostileZip {
  name: string
  make: () => Buffer
  /** Name of the check that must refuse it. */
  rule: string
}

const good: CraftedEntry[] = [
  { name: 'manifest.json', content: JSON.stringify(manifestOf({ id: 'hostile-zip', source: plainPanel })) },
  { name: 'src/main.tsx', content: plainPanel },
]
const beside = (...entries: CraftedEntry[]): Buffer => craftZip([...good, ...entries])

/** Those that would cost a server most. Every kind there is a word for: `sdk/src/toolchain/checks/hostileZips.test.ts`. */
export const hostileZips: readonly HostileZip[] = [
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
  {
    name: 'manifest of 10 MB',
    rule: 'manifestIsValid',
    make: () =>
      craftZip([{ name: 'manifest.json', content: Buffer.alloc(9_900_000, 'x') }, ...good.slice(1)]),
  },
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
