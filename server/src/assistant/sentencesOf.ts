import type { FactPack } from '@msdat/sdk/contracts/assistant'

/** The facts in plain sentences, each with its number as the pack has it. */
export function sentencesOf(facts: Omit<FactPack, 'sentences'>): string[] {
  const { indicator, place, source, period, value, unit, interval, trend, rank, target, agreement, flags } =
    facts
  const range = interval ? ` (interval ${interval.lower} to ${interval.upper})` : ''
  const lines = [`${indicator} in ${place} was ${value}${range}, unit "${unit}", by ${source} ${period}.`]
  if (trend)
    lines.push(`The figure before, of ${trend.period}, was ${trend.value}: a change of ${trend.change}.`)
  else lines.push(`${source} has no earlier figure for ${place}.`)
  if (rank) lines.push(`${place} stands ${rank.at} of ${rank.of} states with a figure, the best first.`)
  if (target) lines.push(`The ${target.kind} target is ${target.value}; the gap is ${target.gap}.`)
  else lines.push('There is no target on record.')
  if (agreement.length === 0) lines.push('No other source has a figure near this period.')
  else {
    const others = agreement.map((one) => `${one.source} ${one.period}: ${one.value}`).join('; ')
    lines.push(`Other sources near this period, which may repeat one another: ${others}.`)
  }
  return [...lines, ...flags.map((flag) => `Data quality: ${flag}`)]
}
