import { useState } from 'react'
import type { Names } from '@msdat/sdk/view'
import { SelectField } from '../controls/SelectField.tsx'
import { groupByArea, stagesOf, type Stage } from './groupIndicators.ts'

const all = ''
const mostNamed = 6

/** Inputs lead to outputs, outputs to outcomes, outcomes to impact: drawn from the indicators themselves. */
export function LogicalFramework({ names }: { names: Names }) {
  const { indicators } = names.catalog
  const [area, setArea] = useState(all)
  const areas = groupByArea(indicators).map(([name]) => name)
  const stages = stagesOf(indicators.filter((one) => area === all || one.program_area === area))
  return (
    <>
      <p className="muted">
        How indicators hang together: each stage is a condition for the next. The picture says where there are
        figures to watch a stage with, and where there are none.
      </p>
      <div className="about-pick">
        <SelectField
          label="Program area"
          value={area}
          onChange={setArea}
          choices={[
            { value: all, label: 'All areas', group: '' },
            ...areas.map((name) => ({ value: name, label: name, group: '' })),
          ]}
        />
      </div>
      <ol className="framework">
        {stages.map((stage) => (
          <li key={stage.title} className="framework-stage">
            <StageCard stage={stage} />
          </li>
        ))}
      </ol>
    </>
  )
}

function StageCard({ stage: { title, question, indicators, without } }: { stage: Stage }) {
  const first = indicators.slice(0, mostNamed)
  const rest = indicators.slice(mostNamed)
  return (
    <section className="card framework-card" aria-label={title}>
      <h3>{title}</h3>
      <p className="small muted">{question}</p>
      <p>
        <strong className="framework-count">{indicators.length}</strong>{' '}
        <span className="small muted">with figures{without > 0 && `, ${without} without`}</span>
      </p>
      {first.length > 0 && <NameList names={first} />}
      {rest.length > 0 && (
        <details>
          <summary className="small">{rest.length} more</summary>
          <NameList names={rest} />
        </details>
      )}
    </section>
  )
}

function NameList({ names }: { names: Stage['indicators'] }) {
  return (
    <ul className="framework-names small">
      {names.map(({ id, short_name }) => (
        <li key={id}>{short_name}</li>
      ))}
    </ul>
  )
}
