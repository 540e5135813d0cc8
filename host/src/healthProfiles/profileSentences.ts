import type { Factor } from '@msdat/sdk/contracts/reference'
import type { FigureRow } from '../figures/FigureRow.ts'
import { figureText } from '../figures/figureText.ts'
import { compareFigures } from './compareFigures.ts'
import { judgeTarget } from './judgeTarget.ts'
import type { ProfileFigure } from './ProfileFigure.ts'

type Unit = Pick<Factor, 'display_factor'> | undefined

/** What the figure did since the one before it. It rose or fell only where the two intervals lie apart. */
export function changeSentence({ figure, previous }: ProfileFigure, unit: Unit): string | null {
  if (!previous) return null
  const span = `from ${figureText(previous.value, unit)} (${previous.period}) to ${figureText(figure.value, unit)} (${figure.period})`
  switch (compareFigures(figure, previous)) {
    case 'higher':
      return `Rose ${span}.`
    case 'lower':
      return `Fell ${span}.`
    case 'unclear':
      return `No clear change, ${span}: the intervals overlap.`
    default:
      return `Reported ${span}; without intervals for both, a change cannot be told from chance.`
  }
}

/** How the figure stands to another place's or the nation's, by the same rule. */
export function standingSentence(
  figure: FigureRow,
  other: FigureRow | null,
  name: string,
  unit: Unit,
): string | null {
  if (!other) return null
  const theirs = `${name} (${figureText(other.value, unit)})`
  switch (compareFigures(figure, other)) {
    case 'higher':
      return `Higher than ${theirs}.`
    case 'lower':
      return `Lower than ${theirs}.`
    case 'unclear':
      return `Not clearly different from ${theirs}: the intervals overlap.`
    default:
      return `Beside ${theirs}: without intervals for both, a difference cannot be told from chance.`
  }
}

/** Where the figure stands to the national target; open where the interval holds the target. */
export function targetSentence(row: ProfileFigure, unit: Unit): string | null {
  const { national_target: target } = row.indicator
  const verdict = judgeTarget(row)
  if (target === null || verdict === null) return null
  const aim = `the national target of ${figureText(target, unit)}`
  if (verdict === 'open') return `The interval includes ${aim}, so it may or may not be met.`
  return verdict === 'met' ? `The figure meets ${aim}.` : `The figure does not meet ${aim}.`
}

/** Whether independent sources of the same year say the same, as far as their intervals tell. */
export function agreementSentence(
  { figure, confirming }: ProfileFigure,
  nameOf: (source: number) => string,
  unit: Unit,
): string | null {
  if (confirming.length === 0) return null
  const words = {
    higher: 'disagrees',
    lower: 'disagrees',
    unclear: 'agrees',
    unknown: 'no interval to judge by',
  }
  const said = confirming.map(
    (row) =>
      `${nameOf(row.datasource)} ${figureText(row.value, unit)} (${words[compareFigures(figure, row)]})`,
  )
  return `Independent sources of ${figure.period}: ${said.join(', ')}.`
}
