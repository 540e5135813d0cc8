import { readArchive } from '../archive/index.ts'
import { bundlePlugin, type BundleOutcome } from '../bundle/index.ts'
import type { Manifest } from '../../contracts/manifest.ts'
import { readManifest } from './readManifest.ts'

export type BundledZip =
  | {
      ok: true
      manifest: Manifest
      files: ReadonlyMap<string, Buffer>
      bundle: Extract<BundleOutcome, { ok: true }>
    }
  | { ok: false; faults: string[] }

/** Bundles a zip as a release is bundled: twice, so that a difference between two builds is found here. */
export async function bundleZip(zip: Uint8Array): Promise<BundledZip> {
  const archive = await readArchive(zip)
  if (archive.damage) return { ok: false, faults: [`The zip cannot be read: ${archive.damage}`] }
  if (archive.exceeded) return { ok: false, faults: ['The zip is larger than the platform takes.'] }
  const files = new Map<string, Buffer>()
  for (const { path, content } of archive.entries) if (content) files.set(path, content)
  const { manifest, faults } = readManifest(files)
  if (!manifest) return { ok: false, faults: faults.map(({ detail }) => detail) }
  const first = await bundlePlugin(files, manifest.entry)
  const second = await bundlePlugin(files, manifest.entry)
  if (!first.ok || !second.ok) {
    const all = [first, second].flatMap((outcome) => (outcome.ok ? [] : outcome.faults))
    const lines = all.map(({ file, line, detail }) => `${file ?? ''}:${line ?? ''} ${detail}`)
    return { ok: false, faults: [...new Set(lines)] }
  }
  if (first.digest !== second.digest) return { ok: false, faults: ['Two builds of the same zip differ.'] }
  return { ok: true, manifest, files, bundle: first }
}
