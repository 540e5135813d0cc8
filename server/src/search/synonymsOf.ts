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

/** All other names of what has these names, from every line of the vocabulary of which they hold a phrase. */
export function synonymsOf(names: readonly string[]): Synonym[] {
  const texts = names.map(stemsOf)
  return lines.flatMap(({ meaning, phrases }) => {
    const share = Math.max(...phrases.flatMap(({ stems }) => texts.map((text) => shareOf(stems, text))))
    return share > 0 ? phrases.map(({ said }) => ({ said, meaning, share })) : []
  })
}

/** 0 where the phrase does not stand in the text in one piece. */
function shareOf(phrase: readonly string[], text: readonly string[]): number {
  const isWithin = text.some((_, start) => phrase.every((stem, offset) => text[start + offset] === stem))
  return isWithin ? phrase.length / text.length : 0
}
