import { host, useSetSettings } from '@msdat/sdk'
import { Button, DefinitionList, Note, PlainCard } from '@msdat/sdk/kit'
import { questionOf, type Choice, type Comparison } from './Choice.ts'
import { DroppedNote } from './DroppedNote.tsx'

/** Word for word from the specification. */
const emptyParameters = 'Empty Parameters – Please select a primary and secondary data source'

/** What the page does, what is chosen in the bar, and the button that starts it. */
export function Setup({ choice, subject }: { choice: Choice; subject: Comparison }) {
  const setSettings = useSetSettings()
  const { primary, compared, indicator, location } = subject
  const start = () => {
    if (questionOf(choice)) void setSettings({ shown: choice.key })
    else void host.call('ui.notify', { tone: 'warning', message: emptyParameters })
  }
  return (
    <PlainCard title="Do these sources agree?" heading="h2">
      <p>
        Triangulation sets the figures of a primary source beside those of one or two others, for an indicator
        and a place. It scores how far they agree (consistency) and what the others add (complementarity), and
        shows every pair of figures behind each grade.
      </p>
      <p className="k-muted">Choose in the bar above, then press Triangulate.</p>
      <DefinitionList
        items={[
          { term: 'Primary', value: primary, missing: 'not chosen, for example World Bank' },
          {
            term: 'Compared',
            value: compared.join(', '),
            missing: 'not chosen, for example MICS and NPC',
          },
          { term: 'Indicator', value: indicator ?? 'None: all that the sources share' },
          { term: 'Location', value: location ?? 'None: the nation, with its states behind it' },
        ]}
      />
      <DroppedNote names={subject.dropped} />
      {choice.indicator === null && (
        <Note tone="info">
          Large data: without an indicator, every indicator that the sources share is compared. This can take
          a minute.
        </Note>
      )}
      <div>
        <Button kind="primary" onClick={start}>
          Triangulate
        </Button>
      </div>
    </PlainCard>
  )
}
