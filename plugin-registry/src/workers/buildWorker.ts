import { bundlePlugin } from '@msdat/sdk/bundle'
import { readArchive } from '@msdat/sdk/archive'
import { readManifest } from '@msdat/sdk/checks'
import type { Manifest } from '@msdat/sdk/contracts/manifest'
import { answerQuestion } from './answerQuestion.ts'
import type { BuildAnswer } from './BuildAnswer.ts'

await answerQuestion<null>((_, zip) => buildPlugin(zip))

async function buildPlugin(zip: Buffer): Promise<BuildAnswer> {
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
  return { ok: true, code: first.code, imports: first.imports, manifest, icons: iconsOf(manifest, files) }
}

/** Icons go into the signed index, so that hosts need not fetch them from anywhere. */
function iconsOf(manifest: Manifest, files: ReadonlyMap<string, Buffer>): Record<string, string> {
  const icons: Record<string, string> = {}
  for (const { id, icon } of manifest.contributes) {
    const content = icon ? files.get(icon) : undefined
    if (!content) continue
    const type = icon?.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
    icons[id] = `data:${type};base64,${content.toString('base64')}`
  }
  return icons
}
