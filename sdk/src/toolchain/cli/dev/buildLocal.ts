import { packPlugin } from '../../archive/packPlugin.ts'
import { bundlePlugin } from '../../bundle/bundlePlugin.ts'
import { findFunctions } from '../../bundle/findFunctions.ts'
import { findPlaces } from '../../bundle/findPlaces.ts'
import { readStack } from '../../bundle/readStack.ts'
import { checkPlugin } from '../../checks/checkPlugin.ts'
import { typesAreRight } from '../../checks/rules/typesAreRight.ts'
import { readManifest } from '../../checks/readManifest.ts'
import type { LocalFault } from '../../../contracts/localFault.ts'
import type { LocalPluginNews } from '../../../contracts/localPluginNews.ts'
import type { Finding } from '../../../contracts/submission.ts'

type Files = ReadonlyMap<string, Uint8Array>
type Stamp = Pick<LocalPluginNews, 'run' | 'number'>
type Built = Extract<LocalPluginNews, { kind: 'built' }>
type Failed = Extract<LocalPluginNews, { kind: 'failed' }>

/** What runs in the page, and what leads from a fault in it to the author's source. */
export interface LocalModule {
  code: string
  trace(fault: string): LocalFault
}

/** A build as the page hears of it, with what runs; or why there is none. */
export type LocalBuild = { news: Built; module: LocalModule } | { news: Failed; module: null }

/** Builds a plugin as the platform does. What runs is the very code that a release of these files would have. */
export async function buildLocal(files: Files, stamp: Stamp): Promise<LocalBuild> {
  const { manifest } = readManifest(files)
  const bundle = manifest && files.has(manifest.entry) ? await bundlePlugin(files, manifest.entry) : null
  if (!manifest || !bundle?.ok) {
    const findings = await findingsOf(files)
    const errors = findings.filter(({ severity }) => severity === 'error')
    return { news: { kind: 'failed', ...stamp, findings: errors }, module: null }
  }
  const { code, digest, bytes, imports, sourceMap: map } = bundle
  const trace = (fault: string): LocalFault => {
    const { message, places } = readStack(fault)
    return { message, trace: findPlaces({ map, functions: findFunctions(files) }, places) }
  }
  return {
    news: { kind: 'built', ...stamp, manifest, bundle: { digest, bytes, imports } },
    module: { code, trace },
  }
}

/** What the platform would say about these files; their types are looked at only where nothing else is wrong. */
export async function findingsOf(
  files: Files,
  extent: 'with types' | 'quickly' = 'quickly',
): Promise<Finding[]> {
  const last = extent === 'with types' ? [typesAreRight] : []
  const { findings } = await checkPlugin(await packPlugin(files), {}, last)
  return findings
}
