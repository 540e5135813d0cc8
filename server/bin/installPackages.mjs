import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inProject } from './project.mjs'
import { runNpm } from './runTool.mjs'
import { showProgress } from './showProgress.mjs'

const marker = inProject('node_modules/.msdat-installed')
const unfinished = 'unfinished\n'

/**
 * Runs `npm ci` where packages are missing, were installed from another lock file, or for another Node.js.
 * Answers what waits until better-sqlite3 is compiled, too: that goes on beside whatever is built meanwhile.
 */
export async function installPackages() {
  const wanted = installationWanted()
  if (installedNow() === wanted) return async () => {}
  if (isInstalledByHand()) return async () => writeFileSync(marker, wanted)
  await showProgress('Installing packages', install)
  const compiling = compile()
  // It is told when it is waited for.
  compiling.catch(() => {})
  return async () => {
    await showProgress('Compiling better-sqlite3', () => compiling, {
      10: 'No ready-made one could be fetched; that can take two minutes.',
    })
    writeFileSync(marker, wanted)
  }
}

async function install() {
  await runNpm(
    // A production environment would leave out the compiler that builds the product.
    ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
    'The packages could not be installed: npm ci failed. Check your internet connection, then try again.',
  )
  // Whoever interrupts the compiling must not find it done.
  writeFileSync(marker, unfinished)
}

/**
 * The one package that is compiled, or fetched ready-made. With what SQLite itself is built with, which takes two
 * thirds of the time that the package's own setting takes.
 */
const compile = () =>
  runNpm(
    ['rebuild', 'better-sqlite3'],
    'better-sqlite3 could not be compiled. It needs Python 3, make and a C++ compiler; install them, then try again.',
    { CFLAGS: '-O2', CXXFLAGS: '-O2' },
  )

/** Compiled packages fit one version of Node's binary interface, so that belongs to what is wanted. */
function installationWanted() {
  const lock = createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex')
  return `${lock} ${process.platform}-${process.arch}-${process.versions.modules}\n`
}

const installedNow = () => (existsSync(marker) ? readFileSync(marker, 'utf8') : null)

/** `npm install` by a developer leaves npm's own record: where it equals the lock file, nothing is missing. */
function isInstalledByHand() {
  const record = inProject('node_modules/.package-lock.json')
  if (!existsSync(record) || isForAnotherNode() || installedNow() === unfinished) return false
  const installed = packagesOf(record)
  return Object.entries(packagesOf(inProject('package-lock.json'))).every(
    ([path, { version, link, optional, peer }]) =>
      !path.includes('node_modules/') ||
      link ||
      ((optional || peer) && !installed[path]) ||
      installed[path]?.version === version,
  )
}

const isForAnotherNode = () => {
  const now = installedNow()
  return now !== null && now.split(' ')[1] !== installationWanted().split(' ')[1]
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
