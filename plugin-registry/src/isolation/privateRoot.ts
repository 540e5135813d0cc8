import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compilerProgram } from '@msdat/sdk/toolchain/checks'

const resolver = createRequire(import.meta.url)

/** Programs and libraries of the system, as far as a system has them. */
const system = ['/usr/bin', '/usr/sbin', '/usr/lib', '/usr/lib64', '/bin', '/sbin', '/lib', '/lib64']

/**
 * Makes an empty root in memory, shows the given paths in it, read-only, and runs the words behind `--` there. It is
 * built on /dev, which every system has and which holds none of the paths. The old root is let go of entirely.
 */
const script = `set -e
mount -t tmpfs -o size=4m,nr_inodes=4k,mode=755 none /dev
cd /dev
while [ "$1" != -- ]; do
  mkdir -p ".\${1%/*}"
  if [ -L "$1" ]; then cp -P "$1" ".$1"
  elif [ ! -e ".$1" ]; then
    if [ -d "$1" ]; then mkdir ".$1"; else : > ".$1"; fi
    mount --bind "$1" ".$1"
    mount -o remount,bind,ro ".$1"
  fi
  shift
done
shift
# umount reads /proc, and takes it down last.
mkdir proc .old
mount --rbind /proc proc
pivot_root . .old
cd /
umount -l /.old
umount -l /proc
# The compiler asks there where it lies itself; nothing else of /proc is shown.
mkdir /proc/self
ln -s "$0" /proc/self/exe
# Not exec: the first process of a namespace gets no signal of its own, such as the one for too much processor time.
"$@"
exit $?`

/** No network, and processes that all end with the first of them, wherever they have gone. */
export const ownNamespaces = ['unshare', '-rnp', '--fork', '--kill-child']

/** Command words that run a worker where it sees its own program and the system's libraries, and no other file. */
export function privateRoot(): string[] {
  const paths = [...system, process.execPath, ...ownFolders()].filter((path) => existsSync(path))
  return [
    ...ownNamespaces,
    '-m',
    '--',
    'sh',
    '-c',
    script,
    compilerProgram() ?? process.execPath,
    ...paths,
    '--',
  ]
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

/** A program that ends well where the bundler, with all it needs, runs. */
export function bundlerProbe(): string[] {
  const bundler = JSON.stringify(resolver.resolve('@msdat/sdk/toolchain/bundle'))
  const program = `import(${bundler})
    .then(({ bundlePlugin }) => bundlePlugin(new Map([['a.ts', Buffer.from('export {}')]]), 'a.ts'))
    .then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))`
  return [process.execPath, '-e', program]
}
