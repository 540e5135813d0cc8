import { useSettings, type Catalog } from '@msdat/sdk'
import { forCatalog, PlainCard } from '@msdat/sdk/kit'
import { gaps, type GapSubject } from './gaps.ts'
import { SimulatedLayout } from './SimulatedLayout.tsx'
import { Nearest } from './Nearest.tsx'

// The kit's lists have no room for their marks.
const indented = { paddingInlineStart: 'var(--space-5)' } as const

/** What is missing of a subject, who holds it, what comes nearest, and how figures come in. */
export const GapView = forCatalog(Gap)

function Gap({ catalog }: { catalog: Catalog }) {
  const { subject } = useSettings<{ subject: GapSubject }>()
  const { title, missing, holders, nearest } = gaps[subject]
  return (
    <div className="k-page">
      <PlainCard heading="h2" title={`${title}: figures that are missing here`}>
        <p>No source of this platform holds these figures yet. Nothing is estimated in their place.</p>
        <ul style={indented}>
          {missing.map((figure) => (
            <li key={figure}>{figure}</li>
          ))}
        </ul>
      </PlainCard>
      <div className="k-columns">
        <PlainCard heading="h2" title="Who has them">
          <ul style={indented}>
            {Object.entries(holders).map(([name, holds]) => (
              <li key={name}>
                <strong>{name}</strong>: {holds}
              </li>
            ))}
          </ul>
        </PlainCard>
        <HowToImport />
      </div>
      <Nearest catalog={catalog} words={nearest} />
      <SimulatedLayout key={subject} {...{ catalog, subject }} />
    </div>
  )
}

function HowToImport() {
  return (
    <PlainCard heading="h2" title="How they come in">
      <ol style={indented}>
        <li>
          Make a CSV or XLSX file with one row for each figure and the columns indicator, datasource,
          location, period and value; lower, upper and a citation where they are known.
        </li>
        <li>
          See what would change: <code>npm run import -- FILE --dry-run</code>. Each row is checked.
        </li>
        <li>
          Bring it in: <code>npm run import -- FILE</code>. It can be undone, and each figure keeps its
          citation.
        </li>
        <li>An administrator then places the sections that show them: Account, Compose Dashboards.</li>
      </ol>
    </PlainCard>
  )
}
