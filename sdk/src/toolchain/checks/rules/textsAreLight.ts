import { weightOf } from '../../../contracts/weightOf.ts'
import type { Check } from '../check.ts'
import { manifestPath } from '../readManifest.ts'

/** Of a manifest's texts, in Latin letters: a browser draws them all at once where a plugin is reviewed. */
const heaviest = 40_000

export const textsAreLight: Check = {
  rule: 'textsAreLight',
  look({ manifest }, report) {
    if (!manifest) return
    const text = JSON.stringify(manifest)
    if (weightOf(text) - text.length <= heaviest) return
    report.error({
      file: manifestPath,
      title: 'The manifest holds very many unusual signs',
      detail:
        'A browser looks for a font for each sign of another script than the one before, which holds a page up.',
      remedy: 'Write its texts in one script, with few signs beside its letters.',
    })
  },
}
