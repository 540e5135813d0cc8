import { isView } from '../../../contracts/manifest.ts'
import type { Check } from '../check.ts'
import { manifestPath } from '../readManifest.ts'
import { sizeOfPng } from '../../../contracts/sizeOfPng.ts'

/** Icons travel in the signed index to every visitor. */
const iconBytes = 32 * 1024

/** A PNG of a few bytes may unfold into gigabytes of pixels. */
const iconPixels = 1024

export const contributionsAreComplete: Check = {
  rule: 'contributionsAreComplete',
  look({ manifest, archive, files }, report) {
    const ids = new Set<string>()
    for (const contribution of manifest?.contributes ?? []) {
      const { id } = contribution
      const icon = isView(contribution) ? contribution.icon : undefined
      if (ids.has(id)) {
        report.error({
          file: manifestPath,
          title: 'Two contributions have one id',
          detail: `The id ${id} stands twice in "contributes".`,
          remedy: 'Give each contribution an id of its own.',
        })
      }
      ids.add(id)
      if (icon && !archive.entries.some(({ path }) => path === icon)) {
        report.error({
          file: manifestPath,
          title: 'An icon is missing',
          detail: `The contribution ${id} names ${icon}, and there is no such file in the zip.`,
          remedy: 'Add the icon, or correct its path in the manifest.',
        })
      } else if (icon && (files.get(icon)?.length ?? 0) > iconBytes) {
        report.error({
          file: icon,
          title: 'An icon is too large',
          detail: `It has ${files.get(icon)?.length} bytes; ${iconBytes} are allowed.`,
          remedy: 'Make it simpler or smaller: it is shown at the size of a letter.',
        })
      } else if (icon && isVast(files.get(icon))) {
        report.error({
          file: icon,
          title: 'An icon has too many pixels',
          detail: `It may be ${iconPixels} pixels wide and high.`,
          remedy: 'Make it smaller: it is shown at the size of a letter.',
        })
      }
    }
  },
}

function isVast(icon: Buffer | undefined): boolean {
  const size = icon && sizeOfPng(icon)
  return Math.max(size?.width ?? 0, size?.height ?? 0) > iconPixels
}
