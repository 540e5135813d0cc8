import type { Import, Source } from './readSources.ts'

/** What of ours each workspace may import, beside its own files. */
const workspaces: Record<string, RegExp> = {
  // The kit is a module of its own in a frame, and so are its charts and maps: they meet by public names.
  sdk: /^@msdat\/sdk(\/kit)?$/,
  host: /^@msdat\/sdk\/((contracts(\/validate)?|plugin\/bridge|http)\/\w+|theme|view)$/,
  plugins: /^@msdat\/sdk(\/kit(\/(atlas|charts|maps|plots))?|\/methods|\/testing)?$/,
  'plugin-registry':
    /^@msdat\/sdk\/((contracts(\/validate)?|plugin\/bridge|http)\/\w+|toolchain\/(archive|checks|bundle)|plugin\/frame)$/,
  server:
    /^@msdat\/(plugin-registry(\/(bundleWorkers|processorSecondsOf))?|sdk\/((contracts(\/validate)?|plugin\/bridge|http)\/\w+|methods|toolchain\/archive|theme|view))$/,
  tests: /^@msdat\//,
}

/** The floors of the sdk: what each of its rooms may import from the others. */
const sdkFloors: Record<string, readonly string[]> = {
  contracts: [],
  'contracts/validate': ['contracts'],
  http: ['contracts', 'contracts/validate'],
  plugin: ['contracts', 'plugin/bridge', 'theme'],
  'plugin/bridge': ['contracts', 'contracts/validate', 'plugin'],
  theme: ['contracts'],
  view: ['contracts'],
  methods: ['contracts'],
  'plugin/frame': ['contracts', 'plugin/bridge', 'plugin', 'theme'],
  kit: ['contracts', 'theme', 'methods', 'plugin'],
  'toolchain/archive': ['contracts'],
  'toolchain/bundle': ['contracts', 'toolchain/archive', 'plugin/frame'],
  'toolchain/checks': [
    'contracts',
    'contracts/validate',
    'toolchain/archive',
    'toolchain/bundle',
    'plugin/frame',
  ],
  testing: ['contracts', 'contracts/validate', 'plugin/bridge', 'theme', 'plugin', 'plugin/frame'],
  'toolchain/npmPackage': ['contracts', 'theme'],
  'toolchain/cli': [
    'contracts',
    'contracts/validate',
    'http',
    'toolchain/archive',
    'toolchain/checks',
    'toolchain/bundle',
    'plugin/frame',
    'testing',
    'theme',
  ],
}

/** Runs in a browser, where Node's own modules do not exist. */
const inBrowser =
  /^(host\/src|plugins\/[^/]+\/src|sdk\/(templates|recipes)|sdk\/src\/(contracts(?!\/validate\/node)|methods|theme|view|kit|plugin(?!\/frame)|http\/call))/

export const isTest = (path: string): boolean => /\.(test|fixture)\.tsx?$/.test(path)

/** Every import that the plan does not allow, as a line for the reader. */
export function importsAgainstPlan(sources: readonly Source[]): string[] {
  return sources.flatMap((source) =>
    source.imports
      .filter((one) => !isAllowed(source, one))
      .map((one) => `${source.path} may not import ${one.file ?? one.specifier}`),
  )
}

function isAllowed(source: Source, one: Import): boolean {
  if (one.file !== null) return staysAtHome(source.path, one.file) && fitsFloor(source.path, one.file)
  if (one.specifier.startsWith('node:')) return isTest(source.path) || !inBrowser.test(source.path)
  if (!one.specifier.startsWith('@msdat/')) return true
  // Hostile zips are made by hand, for tests of every workspace that reads one.
  if (isTest(source.path) && /^@msdat\/sdk\/testing\/(craftZip|craftBomb|samplePlugin)$/.test(one.specifier))
    return true
  const workspace = isTemplate(source.path) ? 'plugins' : (source.path.split('/')[0] ?? '')
  if (workspace === 'sdk' && !source.path.startsWith('sdk/src/kit/')) return false
  return workspaces[workspace]?.test(one.specifier) ?? false
}

/** Relative paths stay inside a workspace; plugins inside their own folder. The two commands share their steps. */
function staysAtHome(from: string, to: string): boolean {
  if (from === 'tests/bin/test.mjs') return to.startsWith('server/bin/') || to.startsWith('tests/')
  return homeOf(from) === homeOf(to)
}

const homeOf = (path: string): string =>
  path
    .split('/')
    .slice(0, isTemplate(path) ? 3 : path.startsWith('plugins/') ? 2 : 1)
    .join('/')

/** What a new plugin begins as is a plugin. */
const isTemplate = (path: string): boolean => /^sdk\/(templates|recipes)\//.test(path)

function fitsFloor(from: string, to: string): boolean {
  const floor = sdkFloor(from)
  const target = sdkFloor(to)
  if (floor === null || target === null || floor === target || isTest(from)) return true
  return sdkFloors[floor]?.includes(target) ?? false
}

/** The innermost room of a file under sdk/src; a file right in it is a front door and may show what it likes. */
const sdkFloor = (path: string): string | null =>
  Object.keys(sdkFloors).findLast((room) => path.startsWith(`sdk/src/${room}/`)) ?? null
