import type { Unit } from '../unit.ts'
import type { ModelCard } from './Prediction.ts'

interface Shown {
  period: string
  intervals: readonly { level: number; lower: number; upper: number }[]
}

const percent = (share: number) => `${Math.round(100 * share)} %`

/** What a reader must know of the intervals drawn: measured coverage, what lies above 100 %, and why they narrow. */
export function intervalNotes(
  predicted: readonly Shown[],
  unit: Unit,
  { scale, backTest }: Pick<ModelCard, 'scale' | 'backTest'>,
): string[] {
  const widest = predicted.flatMap(({ period, intervals }) => {
    const one = intervals.find(({ level }) => level === 95)
    return one ? [{ period, ...one }] : []
  })
  const notes: string[] = []
  if (backTest.status === 'ok' && backTest.widening > 1) {
    notes.push(
      `In the back-test the 95 % interval held ${percent(backTest.coverage95)} of ${backTest.forecasts} values, so all intervals are drawn ${backTest.widening.toFixed(1)} times as wide.`,
    )
  }
  const over = unit === 'percentage' ? widest.findLast(({ upper }) => upper > 100) : undefined
  if (over) {
    const share = (over.upper - Math.max(100, over.lower)) / (over.upper - over.lower)
    notes.push(
      `${percent(share)} of the 95 % interval of ${over.period} lies above 100 %, which no true coverage reaches: the denominators are estimates, and that part says only how unsure they are.`,
    )
  }
  const narrows = widest.some(({ lower, upper }, i) => {
    const before = widest[i - 1]
    return before !== undefined && upper - lower < (before.upper - before.lower) * (1 - 1e-6)
  })
  if (narrows && scale !== 'none') notes.push(whyItNarrows(scale))
  return notes
}

function whyItNarrows(scale: string): string {
  const [name, ends] = scale === 'logit' ? ['log-odds', '0 or 100 %'] : ['logarithms', '0']
  return `The interval narrows from one period to the next only on the scale shown: the model works in ${name}, where it widens, and near ${ends} the same width there is fewer units here.`
}
