import { bundlePlugin } from '@msdat/sdk/bundle'
import { readArchive } from '@msdat/sdk/archive'
import { readManifest } from '@msdat/sdk/checks'
import type { BuildAnswer } from './BuildAnswer.ts'
import { drawIcons } from './drawIcons.ts'

/** Bundles a zip twice and answers the bundle, or why there is none. */
export async function buildPlugin(zip: Buffer): Promise<BuildAnswer> {
  const archive = await readArchive(zip)
  const files = new Map<string, Buffer>()
  for (const { path, content } of archive.entries) if (content) files.set(path, content)
  const { manifest, faults } = readManifest(files)
  if (!manifest || archive.damage || archive.exceeded)
    return { ok: false, faults: faults.map(({ detail }) => detail) }
  const [first, second] = [
    await bundlePlugin(files, manifest.entry),
    await bundlePlugin(files, manifest.entry),
  ]
  if (!first.ok || !second.ok) {
    const all = [first, second].flatMap((outcome) => (outcome.ok ? [] : outcome.faults))
    return { ok: false, faults: all.map(({ file, line, detail }) => `${file ?? ''}:${line ?? ''} ${detail}`) }
  }
  if (first.digest !== second.digest) return { ok: false, faults: ['Two builds of the same zip differ.'] }
  // Icons go into the signed index, so that hosts need not fetch them from anywhere.
  const { icons, failed } = drawIcons(manifest, files)
  if (failed.length > 0) return { ok: false, faults: failed.map((path) => `${path} cannot be drawn.`) }
  return { ok: true, code: first.code, imports: first.imports, manifest, icons }
}
