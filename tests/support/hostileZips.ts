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
/** A panel that shows `word`, which the lines before it set. */
const panelWith = (lines: string): CraftedEntry[] => [
  ...good.slice(0, 1),
  { name: 'src/main.tsx', content: `${lines}\n${plainPanel.replace('Well', '{word}')}` },
]
const beside = (...entries: CraftedEntry[]): Buffer => craftZip([...good, ...entries])

/** Those that would cost a server most, or show a reviewer other code than runs. Every kind there is a word for: `sdk/src/toolchain/checks/hostileZips.test.ts`. */
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
  {
    name: 'code in what looks like a comment, behind a lone carriage return',
    rule: 'textHasNoHiddenUnicode',
    make: () => craftZip(panelWith("let word = 'Well'\n// An older draft was: \rword = 'HIDDEN'")),
  },
  {
    name: 'code in what looks like a comment, behind a line separator',
    rule: 'textHasNoHiddenUnicode',
    make: () => craftZip(panelWith("let word = 'Well'\n// An older draft was: \u2028word = 'HIDDEN'")),
  },
  {
    name: 'two names that look the same',
    rule: 'textHasNoHiddenUnicode',
    make: () => craftZip(panelWith("const word1 = 'HIDDEN'\nconst word1\ufe0f = 'Well'\nconst word = word1")),
  },
]
