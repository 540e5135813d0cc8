import { fileURLToPath } from 'node:url'
import { inProject } from './project.mjs'
import { removeLeftovers } from './removeLeftovers.mjs'
import { runNpm, runTool } from './runTool.mjs'
import { showProgress } from './showProgress.mjs'
import { Stamp } from './Stamp.mjs'

const compiler = fileURLToPath(inProject('node_modules/typescript/bin/tsc'))
/** Each checker of a project reads all types that it needs by itself: four take twice the processor time of one. */
const compile = [compiler, '--build', '--checkers', '1']
const shared = ['package-lock.json', 'tsconfig.base.json']
const packageFiles = (name) => [`${name}/package.json`, `${name}/tsconfig.json`, `${name}/src`]
const sdk = packageFiles('sdk')

const compiled = new Stamp(
  [...shared, ...sdk, ...packageFiles('plugin-registry'), ...packageFiles('server')],
  [
    'server/dist',
    'server/dist/bundles/server.js',
    'server/dist/bundles/import.js',
    'plugin-registry/dist/index.js',
    'plugin-registry/dist/bundles/check.js',
    'sdk/dist/contracts/problem.js',
  ],
)
const frames = new Stamp(
  [...shared, ...sdk, 'sdk/templates', 'sdk/recipes', 'sdk/bin', 'sdk/README.md', 'sdk/manifest.schema.json'],
  ['sdk/dist/plugin/frame', 'sdk/dist/plugin/frame/modules.json', 'sdk/dist/package/latest.json'],
)
const host = new Stamp(
  [
    ...shared,
    ...sdk,
    ...packageFiles('host'),
    'host/index.html',
    'host/public',
    'host/build',
    'host/vite.config.ts',
  ],
  ['host/dist/app', 'host/dist/app/index.html'],
)

/** Builds what the server needs and is older than its sources. */
export async function buildProduct() {
  await compileServer()
  await buildIfStale(frames, 'Bundling the shared modules of plugins', () =>
    runNpm(['run', 'build', '--workspace', 'sdk'], 'The shared modules of plugins could not be built.'),
  )
  await buildIfStale(host, 'Bundling the pages', () =>
    runNpm(['run', 'build', '--workspace', 'host'], 'The pages could not be built.'),
  )
}

/** All that the command lines need: no pages, no frames. */
export function compileServer() {
  return buildIfStale(compiled, 'Compiling the server', async () => {
    await runTool(process.execPath, [...compile, 'server'], 'The server could not be compiled.')
    for (const name of ['sdk', 'plugin-registry', 'server']) removeLeftovers(fileURLToPath(inProject(name)))
    for (const name of ['plugin-registry', 'server'])
      await runNpm(['run', 'build', '--workspace', name], 'The workers of the server could not be bundled.')
  })
}

/** Builds the product and checks the types of everything else: pages, plugins and tests. */
export async function buildEverything() {
  await buildProduct()
  await showProgress('Checking types', () => runTool(process.execPath, compile, 'The types do not fit.'))
}

async function buildIfStale(stamp, title, build) {
  if (stamp.isFresh()) return
  const digest = stamp.digest()
  await showProgress(title, build)
  stamp.write(digest)
}
