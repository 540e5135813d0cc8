import type { Check } from '@msdat/sdk/toolchain/checks'
import { drawIcons } from './drawIcons.ts'

/** Draws the icons as the build will, so that one that cannot be drawn is refused before anybody approves it. */
export const iconsCanBeDrawn: Check = {
  rule: 'iconsCanBeDrawn',
  look({ manifest, files }, report) {
    for (const file of manifest ? drawIcons(manifest, files).failed : []) {
      report.error({
        file,
        title: 'An icon cannot be drawn',
        detail: 'Visitors get a picture of 64 x 64 pixels that is drawn here, and this file gives none.',
        remedy: 'Save it anew as a plain PNG, or as a simple SVG with a viewBox.',
      })
    }
  },
}
