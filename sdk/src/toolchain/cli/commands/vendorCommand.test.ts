import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '../run.ts'

const folder = mkdtempSync(join(tmpdir(), 'msdat-vendor-'))
const plugin = join(folder, 'river-levels')
let said = ''
const msdat = (...words: string[]): Promise<number> => {
  const tell = (text: string): void => void (said += `${text}\n`)
  return run(words, { say: tell, complain: tell })
}
const install = (name: string, files: Record<string, string>): void => {
  mkdirSync(join(folder, 'node_modules', name), { recursive: true })
  for (const [file, text] of Object.entries(files))
    writeFileSync(join(folder, 'node_modules', name, file), text)
}

beforeAll(async () => {
  await msdat('create', plugin)
  const esm = { type: 'module', main: 'index.js', license: 'ISC' }
  install('@rivers/gauge', {
    'package.json': JSON.stringify({ name: '@rivers/gauge', version: '2.1.0', ...esm }),
    'index.js': `import { half } from 'halves'\nexport const level = (metres) => half(metres)\n`,
  })
  install('halves', {
    'package.json': JSON.stringify({ name: 'halves', version: '1.0.0', ...esm }),
    'index.js': 'export const half = (number) => number / 2\n',
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('puts a package with all that it needs into the plugin, as one file that passes the checks', async () => {
  said = ''
  expect(await msdat('vendor', '@rivers/gauge', '--in', plugin), said).toBe(0)
  expect(said).toContain('src/vendor/rivers-gauge.js: @rivers/gauge 2.1.0, licence ISC')
  const code = readFileSync(join(plugin, 'src/vendor/rivers-gauge.js'), 'utf8')
  expect(code).toContain('number / 2')
  writeFileSync(
    join(plugin, 'src/tellTrend.ts'),
    `import { level } from './vendor/rivers-gauge.js'\n${readFileSync(join(plugin, 'src/tellTrend.ts'), 'utf8')}\nexport const half = level(2)\n`,
  )
  said = ''
  expect(await msdat('check', plugin), said).toBe(0)
})

it('says how a package that is imported by its name comes in', async () => {
  writeFileSync(join(plugin, 'src/tellTrend.ts'), `export { level as tellTrend } from '@rivers/gauge'\n`)
  said = ''
  expect(await msdat('check', plugin)).toBe(1)
  expect(said).toContain(
    `run "npx msdat-plugin vendor @rivers/gauge", then import './vendor/rivers-gauge.js'`,
  )
})

it.each([
  [[], 'Name the package'],
  [['gauge', '--in', folder], 'There is no manifest.json'],
  [['no-such-package', '--in', plugin], 'Run "npm install no-such-package" first'],
])('refuses %j with what to do', async (words, text) => {
  said = ''
  expect(await msdat('vendor', ...words)).toBe(1)
  expect(said).toContain(text)
})
