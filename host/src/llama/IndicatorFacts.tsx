import type { Indicator } from '@msdat/sdk/contracts/reference'

/** What the answers are about. */
export function IndicatorFacts({ indicator }: { indicator: Indicator }) {
  const { full_name, short_name, program_area, desirable_slope } = indicator
  return (
    <dl className="llama-facts">
      <dt>Full name</dt>
      <dd>{full_name}</dd>
      <dt>Short name</dt>
      <dd>{short_name}</dd>
      <dt>Program area</dt>
      <dd>{program_area}</dd>
      <dt>Desirable slope</dt>
      <dd>{desirable_slope}</dd>
    </dl>
  )
}
