import { isView, type Manifest } from '@msdat/sdk/contracts/manifest'
import { rasteriseIcon } from './rasteriseIcon.ts'

export interface DrawnIcons {
  /** By the id of their contribution, as data: addresses of PNGs. */
  icons: Record<string, string>
  /** Paths of those that cannot be drawn. */
  failed: string[]
}

/** Draws the icon of each contribution. */
export function drawIcons(manifest: Manifest, files: ReadonlyMap<string, Buffer>): DrawnIcons {
  const drawn: DrawnIcons = { icons: {}, failed: [] }
  for (const { id, icon } of manifest.contributes.filter(isView)) {
    const content = icon ? files.get(icon) : undefined
    if (!icon || !content) continue
    try {
      drawn.icons[id] = rasteriseIcon(icon, content)
    } catch {
      // What the renderer says may quote the icon at length, and helps nobody.
      drawn.failed.push(icon)
    }
  }
  return drawn
}
