import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installSdk } from '../support/installSdk.ts'
import { inProject } from '../support/project.ts'
import { runProcess } from '../support/runProcess.ts'

interface Manifest {
  dependencies: Record<string, string>
}

const folder = mkdtempSync(join(tmpdir(), 'msdat-outside-'))
const sdk = join(folder, 'node_modules/@msdat/sdk')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeAll(() => installSdk(folder))

describe('the SDK in an empty folder outside the project', () => {
  it('imports nothing that npm would not install with it', () => {
    const { dependencies } = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8')) as Manifest
    const files = readdirSync(join(sdk, 'dist'), { recursive: true, encoding: 'utf8' })
    const imported = new Set(
      files
        .filter((file) => /\.(js|d\.ts)$/.test(file) && !file.startsWith('frame/modules'))
        .flatMap((file) => packagesIn(readFileSync(join(sdk, 'dist', file), 'utf8'))),
    )
    expect(imported.size).toBeGreaterThan(15)
    const missing = [...imported].filter(
      (name) => !(name in dependencies) && !(`@types/${name}` in dependencies),
    )
    expect(missing).toEqual([])
  })

  it('has types behind every import that it offers', async () => {
    const { exports } = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8')) as {
      exports: Record<string, { types: string; default: string }>
    }
    const offered = Object.entries(exports).flatMap(([name, target]) =>
      typeof target === 'string' ? [] : namesOf(name, target.types),
    )
    expect(offered.length).toBeGreaterThan(90)
    const lines = offered.map((name, at) => `export * as part${at} from '@msdat/sdk${name.slice(1)}'`)
    const typed = join(folder, 'typed')
    mkdirSync(join(typed, 'src'), { recursive: true })
    cpSync(join(sdk, 'templates/shared/tsconfig.json'), join(typed, 'tsconfig.json'))
    writeFileSync(join(typed, 'src/all.ts'), lines.join('\n'))
    const compiled = await runProcess(inProject('node_modules/.bin/tsc'), ['-p', '.', '--types', 'node'], {
      cwd: typed,
    })
    expect(compiled.code, compiled.output).toBe(0)
  })
})

/** A pattern such as `./contracts/*` offers each file of the folder. */
function namesOf(name: string, types: string): string[] {
  if (!name.includes('*')) return [name]
  return readdirSync(join(sdk, dirname(types)))
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => name.replace('*', file.slice(0, -'.d.ts'.length)))
}

function packagesIn(code: string): string[] {
  const specifiers = [
    ...code.matchAll(/^(?:import|export)\b(?:[^'"\n]*\bfrom)? ['"]([^'".\n]+)['"]/gm),
    ...code.matchAll(/\bimport\(["']([^'".\n]+)["']\)/g),
  ]
  return specifiers
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !/^(node:|@msdat\/sdk)/.test(specifier))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'))
}
