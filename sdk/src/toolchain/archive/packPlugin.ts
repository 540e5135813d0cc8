import JSZip from 'jszip'
import { isKnownType, isSourceType } from './fileTypes.ts'

// Zips carry local time; one fixed moment makes equal files give equal bytes.
const date = new Date('2000-01-01T00:00:00Z')

/** Whether a file of a plugin's folder goes into its zip. */
export function belongsInPack(path: string): boolean {
  if (path === 'manifest.json') return true
  if (/(^|\/)(\.|node_modules\/|dist\/)/.test(path) || !isKnownType(path)) return false
  if (/\.test\.[jt]sx?$/.test(path) || path.endsWith('.d.ts')) return false
  if (path.startsWith('src/')) return true
  if (path.startsWith('assets/')) return !isSourceType(path)
  return /^(README|LICENSE|LICENCE|NOTICE|CHANGELOG)(\.md|\.txt)?$/i.test(path)
}

/** Packs files into a zip; the same files give the same bytes on every machine. */
export async function packPlugin(files: ReadonlyMap<string, Uint8Array | string>): Promise<Buffer> {
  const zip = new JSZip()
  for (const path of [...files.keys()].sort()) {
    zip.file(path, files.get(path) ?? '', { date, createFolders: false })
  }
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', compressionOptions: { level: 9 } })
}
