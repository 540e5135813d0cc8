import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this SDK: `sdk` of the platform, or where npm has put the package. */
const sdkFolder = fileURLToPath(new URL('../../../../', import.meta.url))

interface PackageFacts {
  version: string
  peerDependencies: Record<string, string>
}

export const readPackageFacts = (): PackageFacts =>
  JSON.parse(readFileSync(join(sdkFolder, 'package.json'), 'utf8')) as PackageFacts

/** Whether a plugin in the folder finds this SDK without an installation of its own. */
export function isWithinReach(folder: string): boolean {
  return `${folder}${sep}`.startsWith(`${dirname(modulesFolder() ?? sdkFolder.replace(/[\\/]$/, ''))}${sep}`)
}

/** Where an editor finds the schema of manifest.json, seen from the plugin's folder. */
export function schemaPath(folder: string): string {
  const home = isWithinReach(folder)
    ? relative(folder, sdkFolder).split(sep).join('/')
    : './node_modules/@msdat/sdk'
  return `${home}/manifest.schema.json`
}

/** What a plugin names as its SDK: the address this one was installed from, or its version. */
export function sdkSource(): string {
  return installedFrom() ?? `^${readPackageFacts().version}`
}

/** The platform this SDK was installed from; in a clone, the one that `npm start` serves. */
export function usualPlatform(source = sdkSource()): string {
  return /^https?:/.test(source) ? new URL(source).origin : 'http://localhost:4300'
}

/** The node_modules folder that holds this SDK; null in a clone of the platform. */
function modulesFolder(): string | null {
  const folder = dirname(dirname(sdkFolder.replace(/[\\/]$/, '')))
  return folder.endsWith('node_modules') ? folder : null
}

/** npm keeps there where each package came from. */
function installedFrom(): string | null {
  const lock = join(modulesFolder() ?? '', '.package-lock.json')
  if (!modulesFolder() || !existsSync(lock)) return null
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as {
    packages?: Record<string, { resolved?: string }>
  }
  const resolved = packages?.['node_modules/@msdat/sdk']?.resolved ?? ''
  return /^https?:/.test(resolved) ? resolved : null
}
