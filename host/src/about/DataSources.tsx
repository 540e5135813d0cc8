import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import type { DataSource } from '@msdat/sdk/contracts/reference'
import { getSourceLicences, type SourceLicences } from '@msdat/sdk/contracts/sourceLicences'
import type { Names } from '@msdat/sdk/view'
import { SelectField } from '../controls/SelectField.tsx'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { SampleSizes } from './SampleSizes.tsx'

/** Pick a source, read what it is, how it measures, and under which terms its figures were published. */
export function DataSources({ names }: { names: Names }) {
  const { indicators, datasources } = names.catalog
  const used = new Set(indicators.flatMap((one) => one.datasources))
  const offered = datasources.filter(({ id }) => used.has(id))
  const [chosen, setChosen] = useState(offered[0]?.id ?? 0)
  const source = names.datasource(chosen)
  if (!source) return <p className="empty card">No source has figures here yet.</p>
  return (
    <>
      <div className="about-pick">
        <SelectField
          label="Data source"
          value={chosen}
          onChange={setChosen}
          choices={offered.map(({ id, datasource, classification }) => ({
            value: id,
            label: datasource,
            group: classification,
          }))}
        />
      </div>
      <SourceFacts
        source={source}
        count={indicators.filter((one) => one.datasources.includes(chosen)).length}
      />
    </>
  )
}

function SourceFacts({ source, count }: { source: DataSource; count: number }) {
  const facts: [string, string][] = [
    ['What it is', source.description],
    ['How it measures', source.methodology],
    ['Years', source.year_available],
    ['How often', source.period_available],
    ['Below the nation', source.subnational_data],
  ]
  return (
    <article className="card about-source stack">
      <h3 className="row">
        {source.full_name}
        <span className={`badge badge-${source.classification.toLowerCase()}`}>{source.classification}</span>
        {source.simulated && <span className="badge badge-warning">Simulated</span>}
      </h3>
      <p className="small muted">
        {count} {count === 1 ? 'indicator has' : 'indicators have'} figures of this source.
      </p>
      <dl className="about-facts">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text || 'Not stated'}</dd>
          </div>
        ))}
        {source.classification === 'Survey' && (
          <div>
            <dt>Sample sizes, whole country</dt>
            <dd>
              <SampleSizes key={source.id} source={source.id} />
            </dd>
          </div>
        )}
        <div>
          <dt>Licence</dt>
          <dd>
            <Licences key={source.id} source={source.id} />
          </dd>
        </div>
      </dl>
      {source.link && (
        <p>
          <a href={source.link} target="_blank" rel="noopener noreferrer">
            The source itself<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      )}
    </article>
  )
}

const Licences = observer(function Licences({ source }: { source: number }) {
  const [licences] = useState(() => new RemoteValue(() => call(getSourceLicences, { id: source })))
  useEffect(() => void licences.load(), [licences])
  return (
    <RemoteFrame state={licences.state} onRetry={() => void licences.load()}>
      {({ results }) => <LicenceList results={results} />}
    </RemoteFrame>
  )
})

function LicenceList({ results }: Pick<SourceLicences, 'results'>) {
  if (results.length === 0) return <>Not stated by the publications</>
  return (
    <ul className="about-licences">
      {results.map(({ licence, publications }) => (
        <li key={licence}>
          {licence}{' '}
          <span className="small muted">
            ({publications} {publications === 1 ? 'publication' : 'publications'})
          </span>
        </li>
      ))}
    </ul>
  )
}
