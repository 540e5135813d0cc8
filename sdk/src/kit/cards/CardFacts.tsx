import { SourceTag } from '../parts/Tags.tsx'
import type { ChartCardProps } from './ChartCardProps.ts'

/** Where, when, in which unit and whose. */
export type CardFactsProps = Partial<Pick<ChartCardProps<never>, 'place' | 'period' | 'unit' | 'sources'>>

export function CardFacts({ place, period, unit, sources = [] }: CardFactsProps) {
  const facts = [place, period, unit && (unit === '%' ? 'in %' : unit)].filter(Boolean)
  return (
    <div className="k-card-facts">
      {facts.map((fact) => (
        <span key={fact} className="k-fact">
          {fact}
        </span>
      ))}
      {sources.length <= 2 && sources.map((source) => <SourceTag key={source.id} source={source} />)}
      {sources.length > 2 && <span className="k-fact">{sources.length} sources</span>}
    </div>
  )
}
