import { Fragment } from 'react'
import { Button } from './Button.tsx'
import type { Alternative } from './States.tsx'

interface NearestChoicesProps {
  /** Such as "Nearest with more:"; nothing stands where there is nothing to choose. */
  label: string
  /** Made by `useAlternatives`. */
  alternatives: readonly Alternative[]
}

/** What else could be looked at, as links within a sentence. */
export function NearestChoices({ label, alternatives }: NearestChoicesProps) {
  if (alternatives.length === 0) return null
  return (
    <>
      {label}{' '}
      {alternatives.map((one, at) => (
        <Fragment key={one.label}>
          {at > 0 && ' '}
          {/* The comma stays with its choice. */}
          <span style={{ display: 'inline-block' }}>
            <Button kind="link" onClick={one.onChoose}>
              {one.label}
            </Button>
            {at < alternatives.length - 1 && ','}
          </span>
        </Fragment>
      ))}
    </>
  )
}
