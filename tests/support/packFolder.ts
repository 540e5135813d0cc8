import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import JSZip from 'jszip'
import { inProject } from './project.ts'

/** Makes the zip of a plugin's folder under tests/fixtures, as its author would. */
export async function packFolder(name: string): Promise<Buffer> {
  const folder = inProject(`tests/fixtures/${name}`)
  const zip = new JSZip()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    zip.file(path.slice(folder.length + 1), readFileSync(path))
  }
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' })
}
