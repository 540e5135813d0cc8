import type { FactPack, Intervention } from '@msdat/sdk/contracts/assistant'

/** The built-in assistant: facts of the pack and cited interventions, nothing else. */
export function composeAnswer(pack: FactPack, interventions: readonly Intervention[]): string {
  if (interventions.length === 0) {
    return [...pack.sentences, 'The knowledge base has no published intervention for this indicator.'].join(
      '\n',
    )
  }
  return [...pack.sentences, '', ...interventions.flatMap(tell)].join('\n').trim()
}

function tell({ title, advantages, disadvantages, source }: Intervention, at: number): string[] {
  return [
    `Intervention ${at + 1}: ${title}`,
    ...advantages.map((text) => `Advantage: ${text}`),
    ...disadvantages.map((text) => `Disadvantage: ${text}`),
    `Source: ${source.publisher}. ${source.title}, ${source.year}.`,
    '',
  ]
}

const subjects: readonly [RegExp, (sentence: string) => boolean][] = [
  [/trend|chang|before|rise|fall|improv/i, (one) => /before|earlier/.test(one)],
  [/target|goal|gap|sdg/i, (one) => /target/.test(one)],
  [/rank|best|worst|compare|state/i, (one) => / of \d+ states/.test(one)],
  [/source|agree|sure|reliab/i, (one) => /ther source/.test(one)],
  [/quality|flag|trust/i, (one) => one.startsWith('Data quality')],
]

/** Answers a follow-up from the pack; says so where the pack has nothing on it. */
export function composeReply(
  pack: FactPack,
  interventions: readonly Intervention[],
  question: string,
): string {
  if (/intervention|advantage|disadvantage|do about|policy|option/i.test(question)) {
    return interventions.flatMap(tell).join('\n').trim() || composeAnswer(pack, [])
  }
  const tests = subjects.filter(([words]) => words.test(question)).map(([, test]) => test)
  const found = pack.sentences.filter((sentence) => tests.some((test) => test(sentence)))
  if (found.length > 0) return found.join('\n')
  return ['The stored figures do not answer that. What they say:', ...pack.sentences].join('\n')
}
