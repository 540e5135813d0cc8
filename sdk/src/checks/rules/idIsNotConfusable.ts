import type { Check, KnownPlugin } from '../check.ts'
import { manifestPath } from '../readManifest.ts'

export const idIsNotConfusable: Check = {
  rule: 'idIsNotConfusable',
  look({ manifest, context }, report) {
    if (!manifest) return
    for (const known of context.known ?? []) {
      const alike = likeness(known, manifest)
      if (alike) {
        report.error({
          file: manifestPath,
          title: `The ${alike} looks like another plugin's`,
          detail: `A visitor could take it for "${known.name}" (${known.id}).`,
          remedy: 'Choose an id and a name that nobody can mistake.',
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
      const alike = likeness(waiting, manifest)
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

type Named = Pick<KnownPlugin, 'id' | 'name'>

/** What of the two a visitor could mistake; null where it is the same plugin, or another one plainly. */
function likeness(known: Named, { id, name }: Named): 'id' | 'name' | null {
  if (known.id === id) return null
  if (skeleton(known.id) === skeleton(id)) return 'id'
  return skeleton(known.name) === skeleton(name) ? 'name' : null
}

const isClose = (known: Named, { id }: Named): boolean =>
  known.id !== id && id.length > 4 && distance(known.id, id) <= 2

const lookalikes: readonly [RegExp, string][] = [
  [/[\s_-]/g, ''],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[1i|]/g, 'l'],
  [/[0о]/g, 'o'],
  [/5/g, 's'],
  [/а/g, 'a'],
  [/е/g, 'e'],
  [/р/g, 'p'],
  [/с/g, 'c'],
  [/х/g, 'x'],
  [/у/g, 'y'],
]

/** What a name looks like at a glance: letters that resemble each other become one. */
function skeleton(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return lookalikes.reduce((text, [pattern, letter]) => text.replace(pattern, letter), plain)
}

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
