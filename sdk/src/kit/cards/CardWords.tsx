import { CardFacts } from './CardFacts.tsx'
import type { ChartCardProps } from './ChartCardProps.ts'
import { unbrokenNames } from './unbrokenNames.tsx'

/** What is shown: its title, where, when, in which unit, whose, and how much of it there is. */
export function CardWords<Row>(props: ChartCardProps<Row> & { heading: string }) {
  const { title, place, period, unit, sources, count, heading, instead } = props
  return (
    <div className="k-card-words">
      <h3 id={heading}>{unbrokenNames(title)}</h3>
      <CardFacts {...{ place, period, unit, sources }} />
      <p className="k-card-sub">
        {!instead && count && `${count.have} of ${count.expected} ${count.of} have data`}
      </p>
    </div>
  )
}
