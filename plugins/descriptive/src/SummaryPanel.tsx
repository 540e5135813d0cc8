import { FigureStrip, formatPeriod, formatsOf, Note, PlainCard, unitText, type Subject } from '@msdat/sdk/kit'
import { summaryLines, summaryNotes, type Found } from './tellStates.ts'

export interface DescribedProps {
  subject: Subject
  found: Found
}

/** The states of a year in eleven figures. */
export function SummaryPanel({ subject, found }: DescribedProps) {
  const { indicator, selection, source, factor } = subject
  return (
    <PlainCard
      title={`${indicator.short_name}: the states together`}
      place="States of Nigeria"
      period={formatPeriod(selection.period)}
      unit={unitText(factor)}
      sources={[source]}
    >
      <FigureStrip lines={summaryLines(found, formatsOf(factor).format)} />
      {summaryNotes(found).map((text) => (
        <Note key={text}>{text}</Note>
      ))}
    </PlainCard>
  )
}
