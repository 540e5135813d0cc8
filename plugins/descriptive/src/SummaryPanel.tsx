import {
  FigureStrip,
  formatPeriod,
  formatValue,
  Note,
  SourceTag,
  unitText,
  type Subject,
} from '@msdat/sdk/kit'
import { summaryLines, summaryNotes, type Found } from './tellStates.ts'

export interface DescribedProps {
  subject: Subject
  found: Found
}

/** The states of a year in eleven figures. */
export function SummaryPanel({ subject, found }: DescribedProps) {
  const { indicator, selection, source, factor } = subject
  const unit = unitText(factor)
  return (
    <section className="k-card" aria-labelledby="summary">
      <div className="k-card-head">
        <div className="k-card-words">
          <h3 id="summary">{indicator.short_name}: the states together</h3>
          <div className="k-card-facts">
            <span className="k-fact">States of Nigeria</span>
            <span className="k-fact">{formatPeriod(selection.period)}</span>
            {unit && <span className="k-fact">{unit === '%' ? 'in %' : unit}</span>}
            <SourceTag source={source} />
          </div>
        </div>
      </div>
      <div className="k-card-body k-stack">
        <FigureStrip lines={summaryLines(found, (value) => formatValue(value, factor))} />
        {summaryNotes(found).map((text) => (
          <Note key={text} tone="info">
            {text}
          </Note>
        ))}
      </div>
    </section>
  )
}
