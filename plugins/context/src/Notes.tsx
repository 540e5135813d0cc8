import { caution, figureNotes, Note, type Figure, type Subject } from '@msdat/sdk/kit'
import { Part } from './Part.tsx'

interface NotesProps {
  subject: Subject
  figures: readonly Figure[]
}

/** What a reader of these figures should know, and whether there are any. */
export function Notes({ subject, figures }: NotesProps) {
  const { indicator, factor, source, selection } = subject
  const notes = figureNotes({ indicator, factor, sources: [source], figures, missing: 0 })
  const isAbsent = !figures.some(({ period }) => period === selection.period)
  const all = isAbsent
    ? [
        caution(`${source.datasource} has no figure of ${subject.place.name} for ${selection.period}.`),
        ...notes,
      ]
    : notes
  return (
    <Part title="Notes" count={all.length} isOpen>
      {all.length === 0 && <p className="context-none">Nothing beyond the definition.</p>}
      {all.map(({ tone, text }) => (
        <Note key={text} tone={tone}>
          {text}
        </Note>
      ))}
    </Part>
  )
}
