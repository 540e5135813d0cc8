import type { Indicator } from '@msdat/sdk'
import { Tag } from '@msdat/sdk/kit'
import type { ChangeVerdict as Verdict } from '@msdat/sdk/methods'

const words: Record<Verdict['change'], string> = {
  rise: 'A rise',
  fall: 'A fall',
  none: 'No clear change',
  unknown: 'Cannot be told: no interval is published',
}

/** `A fall, better (approximate)`: what changed, which way is better, and how sure that is. */
export function tellVerdict({ change, isApproximate }: Verdict, slope: Indicator['desirable_slope']): string {
  const isMoved = change === 'rise' || change === 'fall'
  const isBetter = (change === 'rise') === (slope === 'Positive')
  const judged = isMoved && slope !== 'Unknown' ? (isBetter ? ', better' : ', worse') : ''
  return `${words[change]}${judged}${isApproximate ? ' (approximate)' : ''}`
}

export function VerdictTag({ verdict, slope }: { verdict: Verdict; slope: Indicator['desirable_slope'] }) {
  const text = tellVerdict(verdict, slope)
  const tone = text.includes('better') ? 'positive' : text.includes('worse') ? 'negative' : 'neutral'
  return <Tag tone={tone}>{text}</Tag>
}

export const significanceNote =
  'A change counts as clear where chance alone would bring one as large in fewer than 5 of 100 cases (two-sided test of two independent samples). Where the survey publishes no interval, it is approximated from the sample size with a design effect of 2; where it publishes neither, nobody can tell. Of many comparisons some look clear by chance.'
