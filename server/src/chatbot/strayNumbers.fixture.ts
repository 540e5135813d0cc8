import type { ChatAnswer } from '@msdat/sdk/contracts/chatbot'

const rounded = (value: number): number => Math.round(value * 100) / 100
/** Where the texts say a value, a bound or a difference: in bold, behind a colon, and in the sentences on them. */
const spoken =
  /(?:\*\*|: |from |From |to |difference of -?|difference is |with )(\d[\d,]*(?:\.\d+)?)(?! (?:months|years))/g

/**
 * The numbers of an answer that are neither one of its figures, nor a bound of them in the file, nor the difference
 * of two of them, nor a year of theirs.
 */
export function strayNumbers(
  { kind, text, figures }: ChatAnswer,
  boundsOf: (figure: ChatAnswer['figures'][number]) => readonly number[],
): number[] {
  if (!['figure', 'ranking', 'trend', 'comparison'].includes(kind)) return []
  const values = figures.map(({ value }) => rounded(value))
  const allowed = new Set([
    ...values,
    ...values.flatMap((one) => values.map((other) => rounded(Math.abs(one - other)))),
    ...figures.flatMap(boundsOf).map(rounded),
    ...figures.map(({ period }) => Number(period.slice(0, 4))),
  ])
  return text
    .split('\n')
    .filter((line) => !/^(National target|SDG target|Note of the publication|Sample of)/.test(line))
    .flatMap((line) =>
      [...line.matchAll(spoken)].map(([, number = '']) => Number(number.replaceAll(',', ''))),
    )
    .filter((number) => !allowed.has(number))
}
