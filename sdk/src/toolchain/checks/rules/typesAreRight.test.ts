import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { packPlugin } from '../../archive/packPlugin.ts'
import { sampleFiles } from '../../../testing/samplePlugin.ts'
import { checkPlugin } from '../checkPlugin.ts'
import { typesAreRight } from './typesAreRight.ts'

const findingsOf = async (changes: Record<string, string | null>, isFirstParty = false) => {
  const zip = await packPlugin(sampleFiles(changes))
  const { findings } = await checkPlugin(zip, { isFirstParty }, [typesAreRight])
  const told = findings.filter(({ rule }) => rule === 'typesAreRight')
  return told.map(({ rule, severity, file, line, detail }) => ({ rule, severity, file, line, detail }))
}

const view = (body: string): string => `import { useData } from '@msdat/sdk'
import style from './words.md'
// ${'é'.repeat(200)}
export function Levels() {
  ${body}
  return <p title={style}>{String(useData({ indicators: [18] }).status)}</p>
}
`
const words = { 'src/words.md': 'Words' }

it('types are checked against the declarations of the SDK: file, line and words of what is wrong', async () => {
  expect(await findingsOf({ ...words, 'src/Levels.tsx': view(`useData({ indicators: 'all' })`) })).toEqual([
    {
      rule: 'typesAreRight',
      severity: 'warning',
      file: 'src/Levels.tsx',
      line: 5,
      detail: `Type 'string' is not assignable to type 'number[]'.`,
    },
  ])
})

it.each([
  ['sources whose types agree', { ...words, 'src/Levels.tsx': view('') }],
  ['plain JavaScript', { 'src/Levels.tsx': null, 'src/Levels.jsx': 'export const Levels = () => missing()' }],
])('%s pass', async (_, changes) => {
  const entry = `import { definePlugin } from '@msdat/sdk'
import { Levels } from './Levels.${'src/Levels.jsx' in changes ? 'jsx' : 'tsx'}'

definePlugin({ contributions: { levels: { view: Levels } } })
`
  expect(await findingsOf({ ...changes, 'src/main.tsx': entry })).toEqual([])
})

it('no file of the machine is read, whatever a source names', async () => {
  const source = `/// <reference path="/etc/passwd" />
import secret from '../../../../../../../../../../../etc/hostname.json'
import { readFileSync } from 'node:fs'
export const Levels = () => <p>{String(secret)}{String(readFileSync)}</p>
`
  const { findTypeErrors } = await import('../typeErrors/findTypeErrors.ts')
  const told = findTypeErrors(new Map([['src/Levels.tsx', Buffer.from(source)]]))
  expect(told.map(({ line }) => line)).toEqual(expect.arrayContaining([2, 3]))
  expect(JSON.stringify(told)).not.toContain('root:')
})

const resolver = createRequire(import.meta.url)
// Installed here for the SDK, and for nobody else.
const typebox = resolver.resolve('typebox').replace(/\.(m?)js$/, '.d.$1ts')
const manifest = resolver.resolve('@types/react/package.json')
const installed = [
  typebox,
  manifest,
  manifest.replace('@types/react', 'typebox'),
  manifest.replace('package.json', 'index.d.ts'),
  resolver.resolve('esbuild/package.json'),
]
const named = [
  ...installed,
  ...installed.map((path) => `${'../'.repeat(30)}${path.slice(1)}`),
  'typebox',
  'typebox/package.json',
  'csstype',
  '@types/react/package.json',
  'react/package.json',
  '@msdat/sdk/package.json',
  '@msdat/sdk/../../node_modules/typebox/package.json',
]
const lastName = /(package|index|typebox|csstype)((?:\.\w+)*)$/
const number = 'export const told: number ='

it.each([
  ['an import', (name: string) => `import it from '${name}'\n${number} it\n`],
  ['an import of types', (name: string) => `import type it from '${name}'\n${number} {} as typeof it\n`],
  ['an import of all', (name: string) => `import * as it from '${name}'\n${number} it\n`],
  ['an import that is assigned', (name: string) => `import it = require('${name}')\n${number} it\n`],
  ['a type', (name: string) => `${number} {} as typeof import('${name}')\n`],
  ['a later import', (name: string) => `${number} await import('${name}')\n`],
  ['an export', (name: string) => `export * from '${name}'\nexport { it } from '${name}'\n`],
  ['an addition', (name: string) => `export {}\ndeclare module '${name}' { const it: string }\n`],
  ['a reference', (name: string) => `/// <reference path="${name}" />\n${number} version\n`],
  ['a reference to types', (name: string) => `/// <reference types="${name}" />\n${number} version\n`],
  ['elements', (name: string) => `/** @jsxImportSource ${name} */\nexport const it = <p>{1}</p>\n`],
  ['plain JavaScript', (name: string) => `// @ts-check\n/** @type {number} */ let it = require('${name}')\n`],
  ['a comment', (name: string) => `// @ts-check\n/** @type {import('${name}')} */ export const it = 1\n`],
])(
  'what a source names by %s, and is not its own, is told of like what is not there',
  async (way, source) => {
    const { findTypeErrors } = await import('../typeErrors/findTypeErrors.ts')
    const ending = /Java|comment/.test(way) ? 'js' : 'tsx'
    const files = new Map<string, Buffer>()
    for (const [at, name] of named.entries()) {
      files.set(`src/${at}.${ending}`, Buffer.from(source(name)))
      files.set(`src/${at}-absent.${ending}`, Buffer.from(source(name.replace(lastName, 'absent$2'))))
    }
    const entry = [...files.keys()].map((path) => `import '${path.replace('src', '.')}'`).join('\n')
    const told = findTypeErrors(files.set('src/entry.ts', Buffer.from(entry)))
    const wordsOf = (file: string): string[] =>
      told
        .filter((fault) => fault.file === `src/${file}.${ending}`)
        .map(({ text }) => text.replaceAll(/absent|package|index|typebox|csstype/g, 'it'))
    for (const [at, name] of named.entries()) {
      expect(wordsOf(String(at)), name).not.toEqual([])
      expect(wordsOf(String(at)), name).toEqual(wordsOf(`${at}-absent`))
    }
  },
)

it('a finding names declarations by their package, and not by where the server lies', async () => {
  const { findTypeErrors } = await import('../typeErrors/findTypeErrors.ts')
  const source = `import * as sdk from '@msdat/sdk'\nexport const told: number = sdk\n`
  expect(findTypeErrors(new Map([['src/Levels.tsx', Buffer.from(source)]])).map(({ text }) => text)).toEqual([
    `Type 'typeof import("@msdat/sdk/dist/index")' is not assignable to type 'number'.`,
  ])
})
