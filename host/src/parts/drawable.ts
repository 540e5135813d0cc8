import { weightOf } from '@msdat/sdk/contracts/weightOf'

/** What a plugin or a stranger says in one place, so that a page of it takes no time to draw. */
const heaviest = 1_600

/** The beginning of a text, where all of it would take a browser long to draw. */
export function drawable(text: string, most = heaviest): string {
  if (weightOf(text) <= most) return text
  let weight = 0
  let end = 0
  for (const sign of text) {
    weight += weightOf(sign)
    if (weight > most) break
    end += sign.length
  }
  return `${text.slice(0, end)}…`
}
