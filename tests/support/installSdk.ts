import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readSdkFile, readSdkPackage } from '@msdat/sdk/http/sdkPackage'
import { inProject } from './project.ts'

interface Manifest {
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

/**
 * Installs the packed SDK into an empty folder, as npm would: the package unpacked, and what it names as dependencies
 * beside it, out of the project's own. Answers where the SDK lies.
 */
export async function installSdk(folder: string): Promise<string> {
  const modules = join(folder, 'node_modules')
  const sdk = join(modules, '@msdat/sdk')
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
  return sdk
}
