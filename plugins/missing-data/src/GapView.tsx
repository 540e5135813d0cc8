import { useCatalog, useSettings } from '@msdat/sdk'
import { standIn, valueOf } from '@msdat/sdk/kit'
import { gaps, type GapSubject } from './gaps.ts'
import { SimulatedLayout } from './SimulatedLayout.tsx'
import { Nearest } from './Nearest.tsx'

// The kit's lists have no room for their marks.
const indented = { paddingInlineStart: 'var(--space-5)' } as const

/** What is missing of a subject, who holds it, what comes nearest, and how figures come in. */
export function GapView() {
  const { subject } = useSettings<{ subject: GapSubject }>()
  const answer = useCatalog()
  const catalog = valueOf(answer)
  const gap = gaps[subject]
  if (!catalog) return <div className="k-page">{standIn([answer], 600)}</div>
  return (
    <div className="k-page">
      <section className="k-card" aria-labelledby="missing">
        <div className="k-card-head">
          <h2 id="missing">{gap.title}: figures that are missing here</h2>
        </div>
        <div className="k-card-body k-stack">
          <p>No source of this platform holds these figures yet. Nothing is estimated in their place.</p>
          <ul style={indented}>
            {gap.missing.map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </ul>
        </div>
      </section>
      <div className="k-columns">
        <Holders holders={gap.holders} />
        <HowToImport />
      </div>
      <Nearest catalog={catalog} words={gap.nearest} />
      <SimulatedLayout key={subject} {...{ catalog, subject }} />
    </div>
  )
}

function Holders({ holders }: { holders: readonly { name: string; holds: string }[] }) {
  return (
    <section className="k-card" aria-labelledby="holders">
      <div className="k-card-head">
        <h2 id="holders">Who has them</h2>
      </div>
      <div className="k-card-body">
        <ul style={indented}>
          {holders.map(({ name, holds }) => (
            <li key={name}>
              <strong>{name}</strong>: {holds}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function HowToImport() {
  return (
    <section className="k-card" aria-labelledby="import">
      <div className="k-card-head">
        <h2 id="import">How they come in</h2>
      </div>
      <div className="k-card-body">
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
      </div>
    </section>
  )
}
