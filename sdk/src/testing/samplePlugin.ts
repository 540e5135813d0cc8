import type { Manifest } from '../contracts/manifest.ts'

/** A small manifest that is right in every way. For tests. */
export function sampleManifest(
  changes: Partial<Record<keyof Manifest, unknown>> = {},
): Record<string, unknown> {
  return {
    id: 'stock-levels',
    name: 'Stock levels',
    version: '1.0.0',
    description: 'Shows how much vaccine each state has in store.',
    author: { name: 'Amina Bello', email: 'amina@example.org' },
    license: 'MIT',
    sdk: '^1.0.0',
    entry: 'src/main.tsx',
    contributes: [{ point: 'panel', id: 'levels', title: 'Stock levels', icon: 'assets/icon.svg' }],
    permissions: [{ name: 'data:read', reason: 'To read the numbers of doses in store.' }],
    ...changes,
  }
}

/** The files of a small plugin that passes every check. For tests. */
export function sampleFiles(changes: Record<string, string | null> = {}): Map<string, string> {
  const files: Record<string, string | null> = {
    'manifest.json': JSON.stringify(sampleManifest()),
    'src/main.tsx': `import { definePlugin } from '@msdat/sdk'
import { Levels } from './Levels.tsx'

definePlugin({ contributions: { levels: { view: Levels } } })
`,
    'src/Levels.tsx': `import { useData } from '@msdat/sdk'

export function Levels() {
  const data = useData({ indicators: [1] })
  return <p>{data.status}</p>
}
`,
    'assets/icon.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
    'README.md': '# Stock levels\n',
    ...changes,
  }
  return new Map(Object.entries(files).filter((file): file is [string, string] => file[1] !== null))
}
