const numberWords =
  /\b(three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|halve[sd]?|thirds?|quarters?|double[sd]?|triple[sd]?|twice|tenfold)\b/i
/** Digits of other scripts, fractions and powers: nothing that a pack is written in. */
const foreignNumbers = /(?![0-9])\p{N}/u

/** All numbers in a text, as numbers. */
function numbersIn(text: string): number[] {
  const found = text.match(/[-−]?\d[\d,]*(\.\d+)?/g) ?? []
  return found.map((one) => Math.abs(Number(one.replaceAll(',', '').replace('−', '-'))))
}

/**
 * Keeps the sentences of a model whose numbers all stand in the facts; a sentence with another number goes.
 * A number may be rounded to one decimal or to a whole one.
 */
export function keepGrounded(text: string, facts: string): { text: string; removed: number } {
  const allowed = new Set(
    numbersIn(facts).flatMap((value) => [value, Math.round(value * 10) / 10, Math.round(value)]),
  )
  const isGrounded = (sentence: string): boolean => {
    if (foreignNumbers.test(sentence) || numberWords.test(sentence)) return false
    return numbersIn(sentence).every((value) => allowed.has(value))
  }
  let removed = 0
  const lines = text.split('\n').map((line) => {
    // The number of a list entry says nothing of the data.
    const marker = /^\s*(\d{1,2}[.)]\s+)?/.exec(line)?.[0] ?? ''
    const sentences = line.slice(marker.length).split(/(?<=[.!?])\s+(?=[^\d\s])/)
    const kept = sentences.filter(isGrounded)
    removed += sentences.length - kept.length
    return kept.some((sentence) => sentence !== '') ? marker + kept.join(' ') : ''
  })
  return {
    text: lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    removed,
  }
}
