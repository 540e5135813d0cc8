import { useCatalog, useCitations, useCoverage, useSelection } from '@msdat/sdk'
import { citationsOf, findSubject, standIn, useFigures, valueOf, type Subject } from '@msdat/sdk/kit'
import { indicatorFacts, sourceFacts } from './definitionFacts.ts'
import { Documents } from './Documents.tsx'
import { Events } from './Events.tsx'
import { Facts } from './Facts.tsx'
import { Lineage } from './Lineage.tsx'
import { Notes } from './Notes.tsx'
import './panel.css'
import { Part } from './Part.tsx'

/** What belongs to what the visitor looks at; it follows every change of it. */
export function ContextPanel() {
  const selection = useSelection()
  const answer = useCatalog()
  const catalog = valueOf(answer)
  if (!catalog) return <>{standIn([answer], 420)}</>
  const subject = findSubject(catalog, selection)
  if (!subject) return <p>What you look at is no longer in the data. Choose another indicator or source.</p>
  return (
    <div className="context">
      <p className="context-subject" aria-live="polite">
        {subject.indicator.short_name}, {subject.source.datasource}, {subject.place.name}, {selection.period}
      </p>
      <Part title="Indicator" isOpen>
        <p className="context-name">{subject.indicator.full_name}</p>
        <Facts facts={indicatorFacts(subject)} />
      </Part>
      <Part title="Source">
        <p className="context-name">{subject.source.full_name}</p>
        <Facts facts={sourceFacts(subject)} />
      </Part>
      <AskedParts subject={subject} />
    </div>
  )
}

/** The parts that the server is asked for. What fails of them is said once. */
function AskedParts({ subject }: { subject: Subject }) {
  const { catalog, indicator, source, place } = subject
  const { figures, answer } = useFigures(
    { indicators: [indicator.id], datasources: [source.id], locations: [place.id] },
    catalog,
  )
  const coverage = useCoverage(indicator.id)
  const citations = useCitations(citationsOf(figures))
  const waiting = standIn([answer, coverage, citations], 240)
  if (waiting || coverage.status !== 'ready') return <>{waiting}</>
  return (
    <>
      <Notes subject={subject} figures={figures} />
      <Events subject={subject} figures={figures} />
      <Documents documents={valueOf(citations) ?? []} />
      <Lineage subject={subject} coverage={coverage.value} />
    </>
  )
}
