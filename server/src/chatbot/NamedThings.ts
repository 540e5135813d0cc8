import { nationOf } from '../analysis/analysisContext.ts'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import { synonymsOf } from '../search/synonymsOf.ts'
import { stemsOf } from '../search/words.ts'

interface Named {
  kind: 'place' | 'source'
  id: number
  stems: readonly string[]
  /** Of two things with the same words, that which they fit better. */
  fit: number
}

/** Half of a source's name is no name for it: "census" is also a word for the population. */
const leastShare = 0.51

export interface FoundThings {
  places: number[]
  sources: number[]
  /** The words that name nothing of these, in their order. */
  rest: string[]
}

/** Finds places and sources by all their names; the longest name wins, so "Niger Delta" is no Niger. */
export class NamedThings {
  readonly #named: readonly Named[]

  constructor(lists: ReferenceLists) {
    const places = lists.locations.flatMap(({ id, name }) =>
      toNamed({ kind: 'place', id, names: [name, `${name} state`, ...otherNames([name], 1)] }),
    )
    const sources = lists.datasources
      .filter(({ simulated }) => !simulated)
      .flatMap(({ id, datasource, full_name }) => [
        ...toNamed({ kind: 'source', id, names: [datasource], fit: 3 }),
        ...toNamed({ kind: 'source', id, names: [full_name], fit: 2 }),
        ...sourceSynonyms(id, [datasource, full_name]),
      ])
    const nation = toNamed({
      kind: 'place',
      id: nationOf(lists),
      names: ['whole country', 'nationally', 'nationwide'],
    })
    this.#named = [...places, ...sources, ...nation].sort(
      (one, other) => other.stems.length - one.stems.length || other.fit - one.fit || one.id - other.id,
    )
  }

  find(stems: readonly string[]): FoundThings {
    const found: FoundThings = { places: [], sources: [], rest: [] }
    for (let at = 0; at < stems.length;) {
      const here = this.#named.find((one) => one.stems.every((stem, offset) => stems[at + offset] === stem))
      const thing = here ?? this.#misspelt(stems[at] ?? '')
      if (thing) {
        const ids = thing.kind === 'place' ? found.places : found.sources
        if (!ids.includes(thing.id)) ids.push(thing.id)
        at += here ? here.stems.length : 1
      } else {
        found.rest.push(stems[at] ?? '')
        at += 1
      }
    }
    return found
  }

  /** A state that is one letter away: "Nassarawa". */
  #misspelt(stem: string): Named | undefined {
    if (stem.length < 6) return undefined
    return this.#named.find(
      ({ kind, stems }) => kind === 'place' && stems.length === 1 && isOneSlipAway(stems[0] ?? '', stem),
    )
  }
}

function toNamed({
  names,
  fit = 1,
  ...thing
}: {
  kind: Named['kind']
  id: number
  names: readonly string[]
  fit?: number
}): Named[] {
  return names
    .map((name) => ({ ...thing, fit, stems: stemsOf(name) }))
    .filter(({ stems }) => stems.length > 0)
}

function otherNames(names: readonly string[], least: number): string[] {
  return synonymsOf(names).flatMap(({ said, share }) => (share >= least ? [said] : []))
}

function sourceSynonyms(id: number, names: readonly string[]): Named[] {
  return synonymsOf(names)
    .filter(({ share }) => share >= leastShare)
    .map(({ said, share }) => ({ kind: 'source', id, stems: stemsOf(said), fit: share }))
}

/** Whether one letter more, less or other makes one of the other. */
function isOneSlipAway(name: string, typed: string): boolean {
  if (Math.abs(name.length - typed.length) > 1 || name.length < 5) return false
  const start = [...name].findIndex((letter, at) => letter !== typed[at])
  const from = start === -1 ? Math.min(name.length, typed.length) : start
  const [a, b] = [name.slice(from), typed.slice(from)]
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)
}
