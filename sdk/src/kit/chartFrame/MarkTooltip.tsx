import { Icon } from '../parts/Icon.tsx'
import { StandingTag } from '../parts/Tags.tsx'
import { Tooltip } from '../parts/Tooltip.tsx'
import { factText, intervalText, originText, type Fact, type Mark } from './MarkFacts.ts'
import { Swatch } from './Swatch.tsx'

interface MarkTooltipProps {
  mark: Mark
  width: number
  /** A finger chooses it by pressing again. */
  isPressable?: boolean
}

/** What a mark says, beside it: value, unit, range, target, source, period, rank, flag. */
export function MarkTooltip({ mark, width, isPressable }: MarkTooltipProps) {
  const { x, y, reach, title, facts, details = {} } = mark
  const [first] = facts
  const origin = originText(details)
  return (
    <Tooltip {...{ x, y, reach, width }}>
      <strong>{title}</strong>
      {facts.length === 1 && first && !first.label ? (
        <OneFact fact={first} unit={details.unit} />
      ) : (
        facts.length > 0 && <FactList facts={facts} />
      )}
      {details.standing?.icon && <StandingTag standing={details.standing} />}
      {origin && <div className="k-muted">{origin}</div>}
      {details.flag && (
        <div className="k-tooltip-flag">
          <Icon name="warning" size={12} /> {details.flag}
        </div>
      )}
      {details.note && <div className="k-muted">{details.note}</div>}
      {isPressable && <div className="k-muted">Tap again to choose</div>}
    </Tooltip>
  )
}

function OneFact({ fact, unit }: { fact: Fact; unit?: string }) {
  const range = intervalText(fact)
  return (
    <>
      <div className="k-tooltip-value">
        {factText(fact)} {unit && <small>{unit}</small>}
      </div>
      {range && <div className="k-muted">Range {range}</div>}
    </>
  )
}

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map((fact) => (
        <div key={fact.label ?? ''} style={{ display: 'contents' }}>
          <dt>
            {fact.swatch && <Swatch {...fact.swatch} />}
            {fact.label}
          </dt>
          <dd>
            {factText(fact)}
            {intervalText(fact) && <small className="k-muted"> ({intervalText(fact)})</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
