import type { ReactNode } from 'react'
import type { Standing } from '../values/compareToTarget.ts'
import { StandingTag } from './Tags.tsx'

interface HeadlineFigureProps {
  /** What the figure is of. */
  label: string
  /** Formatted; null where there is none. */
  value: string | null
  unit?: string
  /** "41.0% to 45.0%", where the source states it. */
  interval?: string
  /** Whose and when: a figure without these is not to be quoted. */
  source: string
  period: string
  standing?: Standing
  children?: ReactNode
}

/** The one answer of a card, as one large numeral with all that makes it quotable. */
export function HeadlineFigure(props: HeadlineFigureProps) {
  const { label, value, unit, interval, source, period, standing, children } = props
  return (
    <div className="k-headline">
      <p className="k-muted">{label}</p>
      <p className="k-headline-value">
        {value ?? 'No data'}
        {value !== null && unit && <small> {unit}</small>}
      </p>
      <p className="k-headline-facts">
        {value !== null && interval && <span>Range {interval}</span>}
        <span>
          {source}, {period}
        </span>
        {value !== null && standing?.icon && <StandingTag standing={standing} />}
      </p>
      {children}
    </div>
  )
}
