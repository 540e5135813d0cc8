import { host, useCoverage, useSetSettings, type Catalog } from '@msdat/sdk'
import { Button, DefinitionList, Note, PlainCard } from '@msdat/sdk/kit'
import { comparablePair } from '@msdat/sdk/methods'
import { comparisonOf, questionOf, readChoice, type Choice, type Comparison } from './Choice.ts'
import { DroppedNote } from './DroppedNote.tsx'

/** Word for word from the specification. */
const emptyParameters = 'Empty Parameters – Please select a primary and secondary data source'

/** What the page does, what is chosen in the bar, and the button that starts it. */
export function Setup({
  catalog,
  choice,
  subject,
}: {
  catalog: Catalog
  choice: Choice
  subject: Comparison
}) {
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
      <div className="k-row">
        <Button kind="primary" onClick={start}>
          Triangulate
        </Button>
        {choice.primary === null && <ExampleButton catalog={catalog} />}
      </div>
    </PlainCard>
  )
}

/** For who does not know yet which sources can be compared: those of the indicator that has the most. */
function ExampleButton({ catalog }: { catalog: Catalog }) {
  const setSettings = useSetSettings()
  const count = Math.max(...catalog.indicators.map(({ datasources }) => datasources.length))
  const indicator = catalog.indicators.find(({ datasources }) => datasources.length === count)?.id ?? null
  const coverage = useCoverage(indicator)
  const pair = coverage.status === 'ready' ? comparablePair(coverage.value) : null
  if (!pair) return null
  const example = { primary: pair.primary, compared: [pair.compared], indicator, location: null }
  const choice = readChoice(example)
  const { primary, compared, about } = comparisonOf(catalog, choice)
  return (
    <Button onClick={() => void setSettings({ ...example, shown: choice.key })}>
      {`Show an example: ${primary} and ${compared.join()}, ${about}`}
    </Button>
  )
}
