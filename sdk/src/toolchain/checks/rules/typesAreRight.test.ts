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

it('nothing is told of what else is installed on the machine', async () => {
  const other = createRequire(import.meta.url).resolve('esbuild/package.json')
  const source = `import type it from '${other}'\nexport const told: typeof it = 1\n`
  const { findTypeErrors } = await import('../typeErrors/findTypeErrors.ts')
  const told = findTypeErrors(new Map([['src/Levels.tsx', Buffer.from(source)]]))
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('Cannot find module')])
})
