import type { Manifest } from '../../../contracts/manifest.ts'
import type { Check, KnownPlugin } from '../check.ts'
import { shownNames } from '../names/shownNames.ts'
import { skeletonOf } from '../names/skeletonOf.ts'
import { manifestPath } from '../readManifest.ts'

export const idIsNotConfusable: Check = {
  rule: 'idIsNotConfusable',
  look({ manifest, context }, report) {
    if (!manifest) return
    for (const known of context.known ?? []) {
      const isRelated = known.isOfSender || (known.isFirstParty && context.isFirstParty === true)
      const alike = likeness(known, manifest, isRelated)
      if (alike) {
        report.error({
          file: manifestPath,
          title: `The ${alike} looks like another plugin's`,
          detail: `A visitor could take it for "${known.name}" (${known.id}).`,
          remedy: 'Choose an id, a name and titles that nobody can mistake.',
        })
      } else if (isClose(known, manifest)) {
        report.warning({
          file: manifestPath,
          title: "The id is close to another plugin's",
          detail: `It differs from ${known.id} in one or two letters.`,
          remedy: 'Choose an id that is further away, if it is not meant as a sibling.',
        })
      }
    }
    for (const waiting of context.waiting ?? []) {
      const alike = likeness(waiting, manifest, waiting.isOfSender)
      if (!alike) continue
      report.warning({
        file: manifestPath,
        title: `The ${alike} looks like that of a plugin that waits for a decision`,
        detail: `A visitor could take it for "${waiting.name}" (${waiting.id}).`,
        remedy: 'Reviewers decide which of them may keep it.',
      })
    }
  },
}

/** What of the two a visitor could mistake; null where it is the same plugin, or another one plainly. */
function likeness(known: KnownPlugin, manifest: Manifest, isRelated: boolean): string | null {
  if (known.id === manifest.id) return null
  if (skeletonOf(known.id) === skeletonOf(manifest.id)) return 'id'
  // An author may call a tab of each of their plugins "Trend".
  const taken = new Set([known.name, ...(isRelated ? [] : known.titles)].map(skeletonOf))
  const copied = shownNames(manifest).find(({ text }) => taken.has(skeletonOf(text)))
  if (!copied) return null
  return copied.field === 'name' ? 'name' : `title "${copied.text}"`
}

const isClose = (known: KnownPlugin, { id }: Manifest): boolean =>
  known.id !== id && id.length > 4 && distance(known.id, id) <= 2

/** How many letters must be added, removed or changed (Levenshtein). */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let at = 1; at <= left.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= right.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + Number(left[at - 1] !== right[to - 1])
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[right.length] ?? 0
}
