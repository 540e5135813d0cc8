import { readFileSync } from 'node:fs'
import { stemsOf } from './words.ts'

/** Another name under which something is known. */
export interface Synonym {
  said: string
  /** What it stands for here. */
  meaning: string
  /** How much of the name it stands for, from 0 to 1. */
  share: number
}

interface Line {
  meaning: string
  phrases: { said: string; stems: string[] }[]
}

const lines = readVocabulary(readFileSync(new URL('../../search/vocabulary.txt', import.meta.url), 'utf8'))

function readVocabulary(text: string): Line[] {
  const groups = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return groups.map((line) => {
    const phrases = line.split(';').map((said) => ({ said: said.trim(), stems: stemsOf(said) }))
    return { meaning: phrases[0]?.said ?? '', phrases }
  })
}

interface Phrase {
  line: Line
  stems: string[]
}

/** The phrases that begin with a word: each name is looked up word by word, and the lines are hundreds. */
const phrasesByFirst = new Map<string, Phrase[]>()
for (const line of lines)
  for (const { stems } of line.phrases) {
    const [first] = stems
    if (first === undefined) continue
    const those = phrasesByFirst.get(first) ?? []
    phrasesByFirst.set(first, [...those, { line, stems }])
  }

/** All other names of what has these names, from every line of the vocabulary of which they hold a phrase. */
export function synonymsOf(names: readonly string[]): Synonym[] {
  const shares = new Map<Line, number>()
  for (const name of new Set(names)) {
    const text = stemsOf(name)
    for (const { line, stems } of text.flatMap((_, start) => phrasesAt(text, start)))
      shares.set(line, Math.max(shares.get(line) ?? 0, stems.length / text.length))
  }
  return lines.flatMap((line) => {
    const share = shares.get(line)
    return share === undefined ? [] : line.phrases.map(({ said }) => ({ said, meaning: line.meaning, share }))
  })
}

/** The phrases that stand in the text in one piece from here on. */
function phrasesAt(text: readonly string[], start: number): Phrase[] {
  const those = phrasesByFirst.get(text[start] ?? '') ?? []
  return those.filter(({ stems }) => stems.every((stem, offset) => text[start + offset] === stem))
}
