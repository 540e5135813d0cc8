import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inProject } from './project.mjs'
import { runNpm } from './runTool.mjs'
import { showProgress } from './showProgress.mjs'

const marker = inProject('node_modules/.msdat-installed')
const hints = {
  30: 'better-sqlite3 is compiled here where no ready-made one can be fetched; that can take two minutes.',
}

/** Runs `npm ci` where packages are missing, were installed from another lock file, or for another Node.js. */
export async function installPackages() {
  const wanted = installationWanted()
  if (installedNow() === wanted) return
  if (!isInstalledByHand()) await showProgress('Installing packages', install, hints)
  writeFileSync(marker, wanted)
}

const install = () =>
  runNpm(
    // A production environment would leave out the compiler that builds the product.
    ['ci', '--include=dev', '--no-audit', '--no-fund'],
    'The packages could not be installed: npm ci failed. Check your internet connection, then try again.',
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
  if (!existsSync(record) || isForAnotherNode()) return false
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
