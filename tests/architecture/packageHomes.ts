import { isTest } from './importPlan.ts'
import { packageOf, type Source } from './readSources.ts'

/** The only places where these packages may be imported, so that each can be replaced in one. */
const homes: Record<string, RegExp> = {
  penpal: /^sdk\/src\/plugin\/bridge\/penpal\.ts$/,
  esbuild:
    /^(sdk\/src\/(toolchain\/bundle\/|plugin\/frame\/build)|plugin-registry\/src\/workers\/bundleWorkers|tests\/(bench|support)\/)/,
  'oxc-parser': /^(sdk\/src\/toolchain\/(checks|bundle|npmPackage)\/|tests\/architecture\/)/,
  'unicode-confusables': /^sdk\/src\/toolchain\/checks\/names\//,
  yauzl: /^sdk\/src\/toolchain\/archive\//,
  ajv: /^sdk\/src\/contracts\/validate\/node\.ts$/,
  'simple-statistics': /^sdk\/src\/methods\//,
  'topojson-client': /^sdk\/src\/kit\//,
  '@nivo/bar': /^sdk\/src\/kit\//,
  '@nivo/geo': /^sdk\/src\/kit\//,
  '@nivo/line': /^sdk\/src\/kit\//,
  typescript: /^sdk\/src\/toolchain\/checks\/typeErrors\//,
  'better-sqlite3': /^(server\/src\/db\/|tests\/(bench|support)\/)/,
  pg: /^(server\/src\/db\/|tests\/support\/)/,
  'better-auth': /^server\/src\/accounts\//,
  jose: /^server\/src\/accounts\/social\//,
  'csv-parse': /^server\/src\/import\//,
  sax: /^server\/src\/import\//,
  minisearch: /^server\/src\/search\//,
  nodemailer: /^server\/src\/mail\//,
  '@jridgewell/trace-mapping': /^sdk\/src\/toolchain\/bundle\//,
  diff: /^(plugin-registry\/src\/submissions|host\/src\/articles)\//,
  helmet: /^server\/src\/http\//,
  '@resvg/resvg-js': /^(plugin-registry\/src\/workers|server\/src\/pictures)\//,
  '@octokit/rest': /^plugin-registry\/src\/builders\/github\//,
  '@octokit/auth-app': /^plugin-registry\/src\/builders\/github\//,
  multer: /^plugin-registry\/src\/submissions\//,
  'highlight.js': /^host\/src\/review\//,
  lowlight: /^host\/src\/review\//,
  'driver.js': /^host\/src\/tour\//,
  mobx: /^host\/src\//,
  '@noble/hashes': /^host\/src\/frames\//,
  '@noble/curves': /^host\/src\/frames\//,
  playwright: /^tests\//,
}

/** Every import of a package outside its home. Tests may use what they need. */
export function packagesAwayFromHome(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !isTest(path))
    .flatMap((source) =>
      source.imports.flatMap((one) => {
        const home = homes[packageOf(one) ?? '']
        return home && !home.test(source.path)
          ? [`${source.path} imports ${one.specifier}, whose home is ${home.source}`]
          : []
      }),
    )
}

/** The homes whose package nobody imports: a rule for nothing. */
export function homesOfNothing(sources: readonly Source[]): string[] {
  const imported = new Set(sources.flatMap(({ imports }) => imports.map(packageOf)))
  return Object.keys(homes).filter((name) => !imported.has(name))
}

/** What computes types out of types brings half of TypeBox into every page: see sdk/src/contracts/recordOf.ts. */
export const heavySchemas = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) =>
    path.startsWith('sdk/src/contracts/') && !isTest(path)
      ? [...text.matchAll(heavy)].map(([found]) => `${path} has ${found}`)
      : [],
  )

const heavy =
  /\bType\.(Record|Partial|Required|Pick|Omit|Index|KeyOf|Extract|Exclude|Evaluate|Script)\b(?=\()/g
