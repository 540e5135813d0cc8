import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compilerProgram } from '@msdat/sdk/toolchain/checks'

const resolver = createRequire(import.meta.url)

/** Programs and libraries of the system, as far as a system has them. */
const system = ['/usr/bin', '/usr/sbin', '/usr/lib', '/usr/lib64', '/bin', '/sbin', '/lib', '/lib64']

/**
 * Makes an empty root in memory, shows some paths of the system in it, read-only, and runs its own words there. It is
 * built on /dev, which every system has and which holds none of the paths. The old root is let go of entirely. The
 * mounts are made by one process: with one or two for each path, half of a short check was spent here.
 */
function scriptToShow({ folders, files, links }: Shown): string {
  const above = new Set([...files, ...links].map((path) => dirname(path)))
  return `set -e
mount -t tmpfs -o size=4m,nr_inodes=4k,mode=755 none /dev
cd /dev
mkdir -p proc/self .old ${words([...folders, ...above])}
${files.map((path) => `: > ${words([path])}`).join('\n')}
${links.map((path) => `cp -P ${quote(path)} ${words([path])}`).join('\n')}
# The compiler asks there where it lies itself; nothing else of /proc is shown.
ln -s "$0" proc/self/exe
printf %s ${quote([...folders, ...files].map(lineOfTable).join(''))} > table
mount --all --fstab /dev/table
rm table
# umount reads /proc, and takes it down last.
mount --rbind /proc proc
pivot_root . .old
cd /
umount -l /.old /proc
# Not exec: the first process of a namespace gets no signal of its own, such as the one for too much processor time.
"$@"
exit $?`
}

const quote = (path: string): string => `'${path.replaceAll("'", `'\\''`)}'`

/** The paths as a shell reads them, below the folder where it works. */
const words = (paths: readonly string[]): string => paths.map((path) => quote(`.${path}`)).join(' ')

/** What shows a path in the new root; spaces and the like stand there by their numbers. */
function lineOfTable(path: string): string {
  const escaped = path.replaceAll(/[\s\\]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`)
  return `${escaped} /dev${escaped} none bind,ro 0 0\n`
}

/** No network, and processes that all end with the first of them, wherever they have gone. */
export const ownNamespaces = ['unshare', '-rnp', '--fork', '--kill-child']

/** Command words that run a worker where it sees its own program and the system's libraries, and no other file. */
export function privateRoot(): string[] {
  const script = scriptToShow(shownPaths([...system, realpathSync(process.execPath), ...ownFolders()]))
  return [...ownNamespaces, '-m', '--', 'sh', '-c', script, compilerProgram() ?? process.execPath]
}

interface Shown {
  folders: string[]
  files: string[]
  links: string[]
}

/** Those that exist, without those that lie in another. */
function shownPaths(paths: readonly string[]): Shown {
  const shown: Shown = { folders: [], files: [], links: [] }
  for (const path of paths.filter((known) => existsSync(known)).sort()) {
    if (shown.folders.some((folder) => path === folder || path.startsWith(`${folder}/`))) continue
    const kind = lstatSync(path)
    shown[kind.isSymbolicLink() ? 'links' : kind.isDirectory() ? 'folders' : 'files'].push(path)
  }
  return shown
}

/** What a worker's program is made of: two workspaces and the packages. */
function ownFolders(): string[] {
  const workspaces = ['@msdat/plugin-registry/workers/check', '@msdat/sdk/toolchain/bundle'].map(
    (specifier) => workspaceOf(resolver.resolve(specifier)),
  )
  const packages = resolver.resolve.paths('esbuild') ?? []
  return [...workspaces, ...packages.filter((path) => !workspaces.some((folder) => path.startsWith(folder)))]
}

/** The folder above a file that has a package.json. */
function workspaceOf(file: string): string {
  const folder = dirname(file)
  return existsSync(join(folder, 'package.json')) ? folder : workspaceOf(folder)
}

/** A program that ends well where the bundler, with all it needs, runs, and where it cannot write to its own files. */
export function bundlerProbe(): string[] {
  const bundler = resolver.resolve('@msdat/sdk/toolchain/bundle')
  const program = `import(${JSON.stringify(bundler)})
    .then(({ bundlePlugin }) => bundlePlugin(new Map([['a.ts', Buffer.from('export {}')]]), 'a.ts'))
    .then(({ ok }) => process.exit(ok && !isWritable() ? 0 : 1), () => process.exit(1))
    function isWritable() {
      try {
        fs.accessSync(${JSON.stringify(bundler)}, fs.constants.W_OK)
        return true
      } catch { return false }
    }`
  return [process.execPath, '-e', program]
}
