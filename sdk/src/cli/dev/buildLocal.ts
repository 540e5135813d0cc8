import { packPlugin } from '../../archive/packPlugin.ts'
import { bundlePlugin } from '../../bundle/bundlePlugin.ts'
import { checkPlugin } from '../../checks/checkPlugin.ts'
import { typesAreRight } from '../../checks/rules/typesAreRight.ts'
import { readManifest } from '../../checks/readManifest.ts'
import type { LocalPluginNews } from '../../contracts/localPlugin.ts'
import type { Finding } from '../../contracts/registry.ts'

type Files = ReadonlyMap<string, Uint8Array>
type Stamp = Pick<LocalPluginNews, 'run' | 'number'>
type Built = Extract<LocalPluginNews, { kind: 'built' }>
type Failed = Extract<LocalPluginNews, { kind: 'failed' }>

/** A build as the page hears of it, with its code; or why there is none. */
export type LocalBuild = { news: Built; code: string } | { news: Failed; code: null }

/** Builds a plugin as the platform does. What runs is the very code that a release of these files would have. */
export async function buildLocal(files: Files, stamp: Stamp): Promise<LocalBuild> {
  const { manifest } = readManifest(files)
  const bundle = manifest && files.has(manifest.entry) ? await bundlePlugin(files, manifest.entry) : null
  if (!manifest || !bundle?.ok) {
    const findings = await findingsOf(files)
    const errors = findings.filter(({ severity }) => severity === 'error')
    return { news: { kind: 'failed', ...stamp, findings: errors }, code: null }
  }
  const { code, digest, bytes, imports } = bundle
  return { news: { kind: 'built', ...stamp, manifest, bundle: { digest, bytes, imports } }, code }
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
