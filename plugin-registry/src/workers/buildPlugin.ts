import { bundlerName, findFunctions, type SourceMap } from '@msdat/sdk/toolchain/bundle'
import { bundleZip } from '@msdat/sdk/toolchain/checks'
import type { BuildAnswer } from './BuildAnswer.ts'
import { drawIcons } from './drawIcons.ts'

/** Bundles a zip and answers the bundle, or why there is none. */
export async function buildPlugin(zip: Buffer): Promise<BuildAnswer> {
  const bundled = await bundleZip(zip)
  if (!bundled.ok) return bundled
  const { manifest, files, bundle } = bundled
  // Icons go into the signed index, so that hosts need not fetch them from anywhere.
  const { icons, failed } = drawIcons(manifest, files)
  if (failed.length > 0) return { ok: false, faults: failed.map((path) => `${path} cannot be drawn.`) }
  const { code, imports } = bundle
  const sourceMap: SourceMap = { map: bundle.sourceMap, functions: findFunctions(files) }
  return {
    ok: true,
    code,
    sourceMap: JSON.stringify(sourceMap),
    imports,
    manifest,
    icons,
    bundler: bundlerName,
  }
}
