import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchHit, SearchKind, SearchMatch } from '@msdat/sdk/contracts/search'
import { synonymsOf, type Synonym } from './synonymsOf.ts'
import { queryWordsOf, stemsOf, type Word } from './words.ts'

/** One thing that can be found. */
export interface SearchEntry {
  kind: SearchKind
  id: number
  name: string
  title: string
  detail: string
  description: string
  /** More for what has more behind it, such as an indicator that many sources report; from 0. */
  weight: number
}

interface Document {
  key: string
  entry: SearchEntry
  name: string
  title: string
  synonyms: string
  description: string
  phrases: readonly string[]
  known: readonly Synonym[]
}

export interface SearchWish {
  kind?: SearchKind
  size?: number
}

const names = ['name', 'title', 'synonyms']
const fields = [...names, 'description']
const mostWords = 12
/** Fewer hits than this on a longer query are not all that was meant. */
const fewHits = 5

/** An index in memory over a few hundred entries; made anew whenever the data change. */
export class SearchIndex {
  readonly #documents: ReadonlyMap<string, Document>
  readonly #index = new MiniSearch<Document>({
    idField: 'key',
    fields,
    tokenize: (text) => stemsOf(text),
    processTerm: (term) => term,
    searchOptions: {
      // Queries come here as stems.
      tokenize: (query) => query.split(' '),
      boost: { name: 4, title: 3, synonyms: 2, description: 0.4 },
      prefix: (term) => term.length >= 3,
      // Short words are abbreviations, where a slip is another word: IMR and MMR.
      fuzzy: (term) => (term.length < 4 || /^\d+$/.test(term) ? false : term.length < 6 ? 1 : 2),
      weights: { prefix: 0.5, fuzzy: 0.25 },
    },
  })

  constructor(entries: readonly SearchEntry[]) {
    const documents = entries.map(toDocument)
    this.#documents = new Map(documents.map((document) => [document.key, document]))
    this.#index.addAll(documents)
  }

  find(text: string, { kind, size = 20 }: SearchWish = {}): { count: number; result: SearchHit[] } {
    const words = queryWordsOf(text).slice(0, mostWords)
    // Numbers alone say nothing: hundreds of names hold a 5.
    if (!words.some(({ stem }) => /\p{L}/u.test(stem))) return { count: 0, result: [] }
    const hits = this.#lookUp(words.map(({ stem }) => stem))
      .map((finding) => this.#toHit(finding, words))
      .filter((hit) => !kind || hit.kind === kind)
      .sort((a, b) => b.score - a.score || a.id - b.id)
    return { count: hits.length, result: hits.slice(0, size) }
  }

  /** What holds every word by its names, and where that is little, what answers most of them; else see #lookUpParts. */
  #lookUp(stems: readonly string[]): Finding[] {
    const query = stems.join(' ')
    const isNamedByAll = this.#index.search(query, { combineWith: 'AND', fields: names }).length > 0
    if (!isNamedByAll && stems.length > 1) return this.#lookUpParts(stems)
    const whole = this.#index.search(query, { combineWith: 'AND' }).map((found) => ({ found, asked: stems }))
    if (whole.length >= fewHits || stems.length <= 2) return whole
    // "Antenatal clinic attendance" is wholly in the name of one survey, and asks for the indicator too.
    const ids = new Set(whole.map(({ found }) => String(found.id)))
    return [...whole, ...this.#lookUpParts(stems).filter(({ found }) => !ids.has(String(found.id)))]
  }

  /** The places named, and what answers the rest; without a place what answers half of the words, or a telling one. */
  #lookUpParts(stems: readonly string[]): Finding[] {
    const some = this.#index.search(stems.join(' '), { combineWith: 'OR' })
    const places = some.filter((found) => isPlaceIn(this.#document(found), stems))
    const rest = stems.filter(
      (stem) => !places.some((place) => this.#document(place).phrases[0]?.split(' ').includes(stem)),
    )
    if (places.length > 0 && rest.length > 0) {
      const others = this.#lookUp(rest).filter(({ found }) => places.every(({ id }) => id !== found.id))
      return [...places.map((found) => ({ found, asked: found.queryTerms })), ...others]
    }
    const partial = some.flatMap((found) => toPartialFinding(found, stems) ?? [])
    if (partial.length > 0) return partial
    return some.filter((found) => isTelling(found, stems)).map((found) => ({ found, asked: stems }))
  }

  #toHit({ found, asked }: Finding, words: readonly Word[]): SearchHit {
    const document = this.#document(found)
    const { kind, id, name, title, detail, weight } = document.entry
    const met = new Set(found.queryTerms).size / new Set(asked).size
    const score = found.score * met ** 2 * phraseBoost(document, asked) * (1 + 0.15 * Math.log1p(weight))
    const matched = words.flatMap((word) => explain(word, found, document) ?? [])
    return { kind, id, name, title, detail, score: Math.round(score * 1000) / 1000, matched }
  }

  #document({ id }: SearchResult): Document {
    const document = this.#documents.get(String(id))
    if (!document) throw new Error(`The index holds ${String(id)}, which is no document.`)
    return document
  }
}

/** What was found, and the words it was asked with. */
interface Finding {
  found: SearchResult
  asked: readonly string[]
}

/** "Measles in North-East" asks for measles, and for North-East. */
function isPlaceIn({ entry, phrases }: Document, stems: readonly string[]): boolean {
  const name = phrases[0]?.split(' ') ?? []
  return entry.kind === 'location' && name.every((stem) => stems.includes(stem))
}

/** Half of the words are enough, if one of them is met by more than a likeness. */
function toPartialFinding(found: SearchResult, stems: readonly string[]): Finding | null {
  const isReal = found.terms.some((term) => stems.some((stem) => term.startsWith(stem)))
  return isReal && new Set(found.queryTerms).size * 2 >= stems.length ? { found, asked: stems } : null
}

/** Of "cough and fast breathing" one word is known: better its answers than none. A likeness or a description is not enough. */
function isTelling({ match }: SearchResult, stems: readonly string[]): boolean {
  return stems.some((stem) => /\p{L}{3}/u.test(stem) && match[stem]?.some((field) => names.includes(field)))
}

function toDocument(entry: SearchEntry): Document {
  const known = synonymsOf([entry.name, entry.title])
  return {
    key: `${entry.kind}:${entry.id}`,
    entry,
    name: entry.name,
    // A title that says the same again would only make the name seem longer.
    title: entry.title === entry.name ? '' : entry.title,
    synonyms: known.map(({ said }) => said).join(' '),
    description: `${entry.detail} ${entry.description}`,
    phrases: [entry.name, entry.title].map((text) => stemsOf(text).join(' ')),
    known,
  }
}

/**
 * Whoever types a whole name, or a whole other name of it, means that and not what merely contains it;
 * and of two that contain it, rather the one whose name says little else.
 */
function phraseBoost({ phrases, known }: Document, stems: readonly string[]): number {
  const query = stems.join(' ')
  if (phrases.includes(query)) return 8
  const synonym = known.find(({ said }) => stemsOf(said).join(' ') === query)
  const share = Math.max(synonym?.share ?? 0, ...phrases.map((phrase) => shareOf(stems, phrase)))
  return (synonym ? 2 : 1) * (1 + 2 * share)
}

/** How much of a name the words make up. */
function shareOf(stems: readonly string[], phrase: string): number {
  const name = phrase.split(' ')
  return name.filter((stem) => stems.includes(stem)).length / name.length
}

function explain({ typed, stem }: Word, found: SearchResult, document: Document): SearchMatch | null {
  const term = bestTerm(stem, found)
  if (term === undefined) return null
  const inFields = found.match[term] ?? []
  const isInName = inFields.includes('name') || inFields.includes('title')
  if (isInName || !inFields.includes('synonyms')) {
    const how = term === stem ? 'word' : term.startsWith(stem) ? 'beginning' : 'spelling'
    return { word: typed, how, where: isInName ? 'name' : 'description', meaning: null }
  }
  const synonym = document.known.find(({ said }) => stemsOf(said).includes(term))
  return { word: typed, how: 'synonym', where: 'synonym', meaning: synonym?.meaning ?? null }
}

/** Of the words that were met, the one that explains this word of the query best; none where it met nothing. */
function bestTerm(stem: string, { match, queryTerms }: SearchResult): string | undefined {
  if (!queryTerms.includes(stem)) return undefined
  const rank = (term: string): number => {
    const nearness = term === stem ? 0 : term.startsWith(stem) ? 10 : 20 + unlikeness(term, stem)
    return nearness + (match[term]?.includes('name') ? 0 : match[term]?.includes('title') ? 1 : 2)
  }
  return Object.keys(match).sort((a, b) => rank(a) - rank(b))[0]
}

/** How many letters of each the other has not: enough to tell apart the few words within reach of a slip. */
function unlikeness(a: string, b: string): number {
  const missing = (from: string, other: string): number =>
    [...from].filter((letter) => !other.includes(letter)).length
  return missing(a, b) + missing(b, a) + Math.abs(a.length - b.length)
}
