import type { Location } from '@msdat/sdk/contracts/reference'
import { levels } from '@msdat/sdk/contracts/levels'
import { mostPlaces } from '@msdat/sdk/contracts/selection'

/** The nation, zones and states that a text names as whole words, in the order in which it names them. */
export function placesNamedIn(text: string, locations: readonly Location[]): Location[] {
  let left = wordsOf(text)
  const found: { place: Location; at: number }[] = []
  // The longest first, each taken out when it is found: a name may hold a shorter one.
  const named = locations.filter(({ level }) => level <= levels.state)
  for (const place of named.toSorted((one, other) => other.name.length - one.name.length)) {
    const name = wordsOf(place.name)
    const at = left.indexOf(name)
    if (at < 0) continue
    found.push({ place, at })
    left = left.replace(name, ' '.repeat(name.length))
  }
  return (
    found
      .sort((one, other) => one.at - other.at)
      .map(({ place }) => place)
      // The one that is looked at, and its pins.
      .slice(0, mostPlaces + 1)
  )
}

/** With a space before and after each word, so that only whole words are found. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('  ')} `
