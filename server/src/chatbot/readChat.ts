import type { ReferenceLists } from '../data/ReferenceLists.ts'
import { keptPerVersion } from '../data/keptPerVersion.ts'
import type { VersionedData } from '../data/VersionedData.ts'
import { stemsOf } from '../search/words.ts'
import { isAsking, isSoft } from './chatWords.ts'
import { IndicatorNames } from './IndicatorNames.ts'
import { intentOf, type Intent } from './intentOf.ts'
import { NamedThings } from './NamedThings.ts'

/** What a question names, and what it wants of it. */
export interface Reading {
  question: string
  intent: Intent
  /** One where it is clear, or several that are all named. */
  indicators: readonly number[]
  /** What the words can mean, where they fit several. */
  choices: readonly number[]
  places: readonly number[]
  sources: readonly number[]
  /** Class of source that is asked for, where it is. */
  sourceClass: string | null
  years: readonly string[]
  /** Words that name nothing here. */
  unknown: readonly string[]
  wantsZones: boolean
}

/** Each search takes milliseconds of the one thread that answers: a longer question is not taken apart further. */
const mostParts = 6
const mostLookedUp = 12

/** Reads questions against the names of the data as they are now. */
export function createReader(data: VersionedData): (question: string) => Promise<Reading> {
  const names = keptPerVersion(data, async () => {
    const lists = await data.lists()
    return { lists, things: new NamedThings(lists), indicators: new IndicatorNames(lists) }
  })
  return async (question) => {
    const { lists, things, indicators } = await names()
    return readChat(question, { lists, things, indicators })
  }
}

interface NamesOfData {
  lists: ReferenceLists
  things: NamedThings
  indicators: IndicatorNames
}

function readChat(question: string, { lists, things, indicators }: NamesOfData): Reading {
  const years = [...question.matchAll(/\b(?:19|20)\d{2}\b/g)].map(([year]) => year)
  const plain = question
    .replace(/\b(19|20)\d{2}([-/]\d{2,4})?\b/g, ' ')
    .replace(/\b(\d{1,3})000\b/g, '$1,000')
    .replace(/\bhow many people( are there)?( (live|lives|living|are))?(?= in\b| there\b)/i, 'population ')
  const { places, sources, rest } = things.find(stemsOf(plain))
  // Digits alone name nothing, but "ANC 4" is another thing than "ANC".
  const words = rest.filter((stem) => !isAsking(stem))
  const found = indicators.find(words)
  const named = found.named === null ? findEach(question, things, indicators) : [found.named]
  const choices = ofSources(found.choices, sources, lists)
  const isSettled = named.length === 0 && choices.length === 1 && found.choices.length > 1
  return {
    question,
    intent: intentOf(question),
    indicators: isSettled ? choices : named,
    choices: isSettled || named.length > 0 ? [] : choices,
    places,
    sources,
    sourceClass: classIn(plain),
    years,
    unknown: named.length + choices.length > 0 ? [] : unknownOf(words, indicators, plain),
    wantsZones: /\bzones?\b|geopolitical/i.test(question),
  }
}

/** Where a source is named, only what it has figures of. */
function ofSources(
  choices: readonly number[],
  sources: readonly number[],
  { indicators }: ReferenceLists,
): number[] {
  if (sources.length === 0) return [...choices]
  const own = choices.filter((id) =>
    indicators.find((one) => one.id === id)?.datasources.some((source) => sources.includes(source)),
  )
  return own.length > 0 ? own : [...choices]
}

/** The words that stand in no name, as they were typed; all of them where each stands in one, but never together. */
function unknownOf(words: readonly string[], indicators: IndicatorNames, text: string): string[] {
  const telling = words.filter((word) => !isSoft(word))
  const strange = [...new Set(telling)].slice(0, mostLookedUp).filter((word) => !indicators.knows(word))
  const named = strange.length > 0 ? strange : telling
  const typed = (text.match(/\p{L}+|\p{N}+/gu) ?? []).filter((word) => named.includes(stemsOf(word)[0] ?? ''))
  return [...new Set(typed)]
}

/** "BCG and measles in Kano" names two; nothing where one of the parts is not understood. */
function findEach(question: string, things: NamedThings, indicators: IndicatorNames): number[] {
  const parts = question.split(/\band\b|,|\bvs\.?\b|\bversus\b|&/i)
  if (parts.length < 2 || parts.length > mostParts) return []
  const found = parts.map((part) => {
    const words = things
      .find(stemsOf(part.replace(/\b(19|20)\d{2}\b/g, ' ')))
      .rest.filter((stem) => !isAsking(stem))
    return { isNamed: words.some((word) => !isSoft(word)), id: indicators.find(words).named }
  })
  const named = found.filter(({ isNamed }) => isNamed)
  return named.length > 1 && named.every(({ id }) => id !== null) ? named.flatMap(({ id }) => id ?? []) : []
}

function classIn(text: string): string | null {
  if (/\bsurveys?\b/i.test(text)) return 'Survey'
  if (/\broutine\b|\badministrative\b/i.test(text)) return 'Routine'
  return /\bestimates?\b|\bmodel(l?ed)?\b/i.test(text) ? 'Estimate' : null
}
