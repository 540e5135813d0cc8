import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { SdkPackage } from '../../contracts/sdkPackage.ts'
import { makeTar } from './makeTar.ts'

interface PackageManifest {
  name: string
  version: string
  dependencies: Record<string, string>
  devDependencies?: unknown
  scripts?: unknown
}

export interface PackedSdk {
  facts: SdkPackage
  content: Buffer
}

const listed = ['README.md', 'LICENSE', 'manifest.schema.json', 'bin', 'templates', 'dist']
// Tests, what only tests need, maps of sources that are not in the package, and the package itself.
const left =
  /\.(test|fixture)\.(d\.ts|js)$|\.map$|\.tsbuildinfo$|^dist\/package\/|(^|\/)(node_modules|\.[^/]+)(\/|$)/
const leftInTemplates = /^templates\/(dist\/|tsconfig\.json$)/

/** Packs the SDK's own folder, as it was built, into an npm package. The same files give the same bytes. */
export async function packSdk(folder: string): Promise<PackedSdk> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageManifest
  const files = new Map<string, Buffer>([['package/package.json', Buffer.from(packedManifest(manifest))]])
  for (const name of listed)
    for (const path of await filesIn(folder, name))
      files.set(`package/${path}`, packedText(path, await readFile(join(folder, path))))
  const content = gzipSync(makeTar(files), { level: 9 })
  const digest = (algorithm: string): Buffer => createHash(algorithm).update(content).digest()
  const facts = {
    name: manifest.name,
    version: manifest.version,
    file: `/sdk/msdat-sdk-${manifest.version}.tgz`,
    bytes: content.length,
    sha256: digest('sha256').toString('hex'),
    integrity: `sha512-${digest('sha512').toString('base64')}`,
  }
  return { facts, content }
}

/** What an author needs of it: nothing that builds or tests the SDK itself. */
function packedManifest({ devDependencies: _, scripts: __, ...manifest }: PackageManifest): string {
  const local = Object.entries(manifest.dependencies).filter(([, range]) => !/^[\d^~]/.test(range))
  if (local.length > 0)
    throw new Error(`These cannot be installed elsewhere: ${local.map(([name]) => name).join(', ')}.`)
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Without the line that names a map which is not there. */
function packedText(path: string, content: Buffer): Buffer {
  if (!path.endsWith('.js')) return content
  return Buffer.from(content.toString('utf8').replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n'))
}

async function filesIn(folder: string, name: string): Promise<string[]> {
  const paths = name.includes('.') || name === 'LICENSE' ? [name] : await allFiles(folder, name)
  return paths.filter((path) => !left.test(path) && !leftInTemplates.test(path))
}

async function allFiles(folder: string, name: string): Promise<string[]> {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
