import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSdkFile, readSdkPackage } from '@msdat/sdk/adapters/sdkPackage'
import { inProject } from '../support/project.ts'
import { runProcess } from '../support/runProcess.ts'

interface Manifest {
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

const folder = mkdtempSync(join(tmpdir(), 'msdat-outside-'))
const modules = join(folder, 'node_modules')
const sdk = join(modules, '@msdat/sdk')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** As npm would: the package unpacked, and what it names as dependencies beside it, out of the project's own. */
beforeAll(async () => {
  mkdirSync(sdk, { recursive: true })
  const content = await readSdkFile(await readSdkPackage())
  execFileSync('tar', ['-xz', '--strip-components=1', '-C', sdk], { input: content })
  const manifest = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8')) as Manifest
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    const target = [inProject(`sdk/node_modules/${name}`), inProject(`node_modules/${name}`)].find(existsSync)
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(target ?? name, join(modules, name))
  }
  mkdirSync(join(modules, '.bin'))
  symlinkSync('../@msdat/sdk/bin/msdat-plugin.mjs', join(modules, '.bin/msdat-plugin'))
  symlinkSync('../vitest/vitest.mjs', join(modules, '.bin/vitest'))
})

const npx = (words: string[], cwd: string) =>
  runProcess('npx', ['--offline', '--no-install', ...words], { cwd })

describe('the SDK in an empty folder outside the project', () => {
  it('creates a plugin that passes its tests and its checks, and packs it', async () => {
    const created = await npx(['msdat-plugin', 'create', 'my-section', '--section'], folder)
    expect(created.code, created.output).toBe(0)
    const plugin = join(folder, 'my-section')
    const tested = await runProcess('npm', ['test', '--silent'], { cwd: plugin })
    expect(tested.code, tested.output).toBe(0)
    expect(tested.output).toMatch(/Tests.*2 passed/)
    const checked = await npx(['msdat-plugin', 'check', '.'], plugin)
    expect(checked.output).toContain('0 errors, 0 warnings')
    const packed = await npx(['msdat-plugin', 'pack', '.'], plugin)
    expect(packed.output).toContain('my-section-1.0.0.zip: ')
    expect(readdirSync(plugin)).toContain('my-section-1.0.0.zip')
  })

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
