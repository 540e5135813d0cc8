import { SourceTag } from '../parts/Tags.tsx'
import type { ChartCardProps } from './ChartCardProps.ts'

/** What is shown: its title, where, when, in which unit, whose, and how much of it there is. */
export function CardWords<Row>(props: ChartCardProps<Row> & { heading: string }) {
  const { title, place, period, unit, sources, count, heading, instead } = props
  const facts = [place, period, unit && (unit === '%' ? 'in %' : unit)].filter(Boolean)
  return (
    <div className="k-card-words">
      <h3 id={heading}>{title}</h3>
      <div className="k-card-facts">
        {facts.map((fact) => (
          <span key={fact} className="k-fact">
            {fact}
          </span>
        ))}
        {sources.length <= 2 && sources.map((source) => <SourceTag key={source.id} source={source} />)}
        {sources.length > 2 && <span className="k-fact">{sources.length} sources</span>}
      </div>
      <p className="k-card-sub">
        {!instead && count && `${count.have} of ${count.expected} ${count.of} have data`}
      </p>
    </div>
  )
}
