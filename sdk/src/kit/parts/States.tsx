import { useId } from 'react'
import type { Problem } from '../../contracts/problem.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { useSharedRetry } from './useSharedRetry.ts'

/** What stands where a chart has no data; the wording is the specification's. */
export const emptyText = 'The data you have selected is not available, please select another'

export interface Alternative {
  label: string
  onChoose: () => void
}

export interface EmptyStateProps {
  /** Says more, for example which places have no value. */
  detail?: string
  alternatives?: readonly Alternative[]
  height?: number
}

/** No data: says so, and offers the nearest that there is. */
export function EmptyState({ detail, alternatives = [], height }: EmptyStateProps) {
  const heading = useId()
  return (
    <div className="k-state" aria-live="polite" style={{ minHeight: height }}>
      <span className="k-state-icon">
        <Icon name="empty" size={22} />
      </span>
      <p>{emptyText}</p>
      {detail && <p className="k-muted">{detail}</p>}
      {alternatives.length > 0 && (
        <>
          <p className="k-muted" id={heading}>
            Nearest available
          </p>
          <ul className="k-state-choices" aria-labelledby={heading}>
            {alternatives.map(({ label, onChoose }) => (
              <li key={label}>
                <Button onClick={onChoose}>{label}</Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const bars = [46, 72, 58, 88, 64, 80, 52, 70, 44, 60]

/** Holds the place of a chart of the given height, so that nothing jumps when it comes. */
export function LoadingState({ height = 320, label = 'Loading…' }: { height?: number; label?: string }) {
  return (
    <div aria-live="polite">
      <span className="k-hidden">{label}</span>
      <div className="k-skeleton" style={{ height }} aria-hidden="true">
        {bars.map((percent, at) => (
          <i key={at} style={{ height: `${percent}%` }} />
        ))}
      </div>
    </div>
  )
}

interface FailedStateProps {
  problem: Problem
  retry?: () => void
  height?: number
}

/**
 * What went wrong, and a button where asking again can help: what is not allowed stays so until the frame starts anew.
 * Of several such cards the first alone has the button, which asks again for all of them.
 */
export function FailedState({ problem, retry, height }: FailedStateProps) {
  const canRetry = retry !== undefined && problem.code !== 'not_allowed'
  const { isFirst, retryAll } = useSharedRetry(canRetry ? retry : undefined)
  return (
    <div className="k-state" role="alert" style={{ minHeight: height }}>
      <span className="k-state-icon">
        <Icon name="warning" size={22} />
      </span>
      <p>{problem.message}</p>
      {canRetry && isFirst && (
        <Button icon="retry" onClick={retryAll}>
          Try again
        </Button>
      )}
    </div>
  )
}
