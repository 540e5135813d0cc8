import { useSettings, type Catalog } from '@msdat/sdk'
import { forCatalog, MarkedList, PlainCard } from '@msdat/sdk/kit'
import { gaps, type GapSubject } from './gaps.ts'
import { SimulatedLayout } from './SimulatedLayout.tsx'
import { Nearest } from './Nearest.tsx'

/** What is missing of a subject, who holds it, what comes nearest, and how figures come in. */
export const GapView = forCatalog(Gap)

function Gap({ catalog }: { catalog: Catalog }) {
  const { subject } = useSettings<{ subject: GapSubject }>()
  const { title, missing, holders, nearest } = gaps[subject]
  return (
    <div className="k-page">
      <PlainCard heading="h2" title={`${title}: figures that are missing here`}>
        <p>No source of this platform holds these figures yet. Nothing is estimated in their place.</p>
        <MarkedList items={missing} />
      </PlainCard>
      <div className="k-columns">
        <PlainCard heading="h2" title="Who has them">
          <MarkedList
            items={Object.entries(holders).map(([name, holds]) => (
              <>
                <strong>{name}</strong>: {holds}
              </>
            ))}
          />
        </PlainCard>
        <PlainCard heading="h2" title="How to add them">
          <MarkedList isOrdered items={steps} />
        </PlainCard>
      </div>
      <Nearest catalog={catalog} words={nearest} />
      <SimulatedLayout key={subject} {...{ catalog, subject }} />
    </div>
  )
}

const steps = [
  'Make a CSV or XLSX file with one row for each figure and the columns indicator, datasource, location, period and value; lower, upper and a citation where they are known.',
  'An administrator uploads it under Data Entry, Files and imports: each row is checked, and what would change is shown.',
  'Then the administrator imports it. That can be undone, and each figure keeps its citation.',
  'An administrator then places the sections that show them: Account, Compose Dashboards.',
]
