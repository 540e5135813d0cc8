import { readmeText } from './readmeText.ts'
import type { Wishes } from './Wishes.ts'
import { calculationSource, viewSource } from './sources.ts'

/** The files of a small plugin that passes every check, by path. */
export function templateFiles(wishes: Wishes): Map<string, string> {
  return new Map([
    ['manifest.json', manifestText(wishes)],
    ['src/main.tsx', mainSource],
    ['src/Trend.tsx', viewSource],
    ['src/inOrderOfTime.ts', calculationSource],
    ['assets/icon.svg', icon],
    ['README.md', readmeText(wishes)],
    ['tsconfig.json', editorSettings],
  ])
}

function manifestText({ id, name, author, email, point }: Wishes): string {
  const base = { point, id: 'main', title: name, icon: 'assets/icon.svg', size: { height: 420 } }
  const controls = { controls: ['indicator', 'datasource', 'location'] }
  const manifest = {
    // Where it lies beside a plugin that was made in the folder of the platform.
    $schema: '../sdk/manifest.schema.json',
    id,
    name,
    version: '1.0.0',
    description: 'Shows how the chosen indicator changed over the years.',
    author: { name: author, email },
    license: 'MIT',
    sdk: '^1.0.0',
    entry: 'src/main.tsx',
    contributes: [point === 'section' ? { ...base, ...controls } : base],
    permissions: [
      { name: 'data:read', reason: 'To read the values of the indicator you look at.' },
      { name: 'selection:read', reason: 'To show the indicator, source and place you look at.' },
      { name: 'files:save', reason: 'To save the chart or its table when you ask for it.' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

const mainSource = `import { definePlugin } from '@msdat/sdk'
import { Trend } from './Trend.tsx'

// Wiring only: the name is the id of the contribution in manifest.json.
definePlugin({ contributions: { main: { view: Trend } } })
`

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#0b6168" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
  <path d="M3 3v18h18"/>
  <path d="M7 15l4-5 4 3 5-7"/>
</svg>
`

const editorSettings = `{
  "compilerOptions": {
    "target": "es2022",
    "module": "esnext",
    "moduleResolution": "bundler",
    "allowImportingTsExtensions": true,
    "jsx": "react-jsx",
    "strict": true,
    "noEmit": true,
    "skipLibCheck": true
  },
  "include": ["src"]
}
`
