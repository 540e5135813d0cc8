import { countVerdicts, judgeFigures, type VerdictCount } from './judgeFigures.ts'
import { judgeTarget } from './judgeTarget.ts'
import type { ProfileFigure } from './ProfileFigure.ts'

/** A profile in a few sentences. Each counts figures; none says better or worse where intervals overlap. */
export function sumUpProfile(
  figures: readonly ProfileFigure[],
  { nation, compared }: { nation: string | null; compared: string | null },
): string[] {
  const beside = (other: 'national' | 'compared' | 'previous'): VerdictCount =>
    countVerdicts(
      figures.map((one) => {
        const figure = one[other]
        return figure && judgeFigures(one.figure, figure, one.indicator.desirable_slope)
      }),
    )
  return [
    tellChanges(beside('previous')),
    nation && tellStandings(beside('national'), nation),
    compared && tellStandings(beside('compared'), compared),
    tellTargets(figures),
    tellAgreement(figures),
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[]
}

function tellChanges(count: VerdictCount): string | null {
  if (count.of === 0) return null
  return `Since the figure before, of the same source: ${count.better} of ${tellIndicators(count.of)} clearly improved, ${count.worse} clearly worsened. ${tellRest(count, 'show no clear change')}`
}

function tellStandings(count: VerdictCount, name: string): string | null {
  if (count.of === 0) return null
  return `Beside ${name}: clearly better on ${count.better} of ${tellIndicators(count.of)}, clearly worse on ${count.worse}. ${tellRest(count, 'are not clearly different')}`
}

function tellRest({ unclear, unknown }: VerdictCount, words: string): string {
  const parts = [
    unclear > 0 ? `${unclear} ${words}, since intervals overlap` : '',
    unknown > 0 ? `${unknown} cannot be told, since an interval is missing` : '',
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join('; ')}.` : ''
}

function tellTargets(figures: readonly ProfileFigure[]): string | null {
  const verdicts = figures.map(judgeTarget).filter((verdict) => verdict !== null)
  const count = (wanted: string): number => verdicts.filter((verdict) => verdict === wanted).length
  if (verdicts.length === 0) return null
  const open = count('open')
  return `National targets: ${count('met')} of ${verdicts.length} met, ${count('missed')} missed${open > 0 ? `, ${open} open, since the interval holds the target` : ''}.`
}

function tellAgreement(figures: readonly ProfileFigure[]): string | null {
  const standings = figures.flatMap(({ figure, confirming }) =>
    confirming.map((other) => judgeFigures(figure, other, 'Positive')),
  )
  if (standings.length === 0) return 'No indicator has a second, independent source of the same year.'
  const count = countVerdicts(standings)
  return `Independent sources of the same year: ${count.unclear} of ${standings.length} agree, ${count.better + count.worse} disagree${count.unknown > 0 ? `, ${count.unknown} cannot be judged, since an interval is missing` : ''}.`
}

const tellIndicators = (count: number): string => `${count} ${count === 1 ? 'indicator' : 'indicators'}`
