import { useCatalog, useData, useSelection } from '@msdat/sdk'
import { FailedState, findSubject, LoadingState, readFigures, type Subject } from '@msdat/sdk/kit'
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
  const catalog = useCatalog()
  if (catalog.status === 'failed') return <FailedState problem={catalog.problem} retry={catalog.retry} />
  if (catalog.status !== 'ready') return <LoadingState height={420} />
  const subject = findSubject(catalog.value, selection)
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
      <FigureParts subject={subject} />
      <Lineage subject={subject} />
    </div>
  )
}

/** The parts that need the figures of the indicator, source and place. */
function FigureParts({ subject }: { subject: Subject }) {
  const { indicator, source, place } = subject
  const values = useData({ indicators: [indicator.id], datasources: [source.id], locations: [place.id] })
  if (values.status === 'failed') return <FailedState problem={values.problem} retry={values.retry} />
  if (values.status !== 'ready') return <LoadingState height={160} />
  const figures = readFigures(values.value, [source])
  return (
    <>
      <Notes subject={subject} figures={figures} />
      <Events subject={subject} figures={figures} />
      <Documents figures={figures} />
    </>
  )
}
