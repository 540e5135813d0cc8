import { useNavigate } from 'react-router-dom'
import type { Location } from '@msdat/sdk/contracts/reference'
import { profilePath } from './placeSlug.ts'
import { stateOutlines } from './stateOutlines.ts'

interface StateMapProps {
  states: readonly Location[]
  /** Ids of the states that stand out. */
  marked?: ReadonlySet<number>
  label: string
  /** A press on a state opens its profile. */
  isOpening?: boolean
}

/** The states; the list beside it leads to the same places by keyboard. */
export function StateMap({ states, marked, label, isOpening = false }: StateMapProps) {
  const navigate = useNavigate()
  return (
    <svg className="state-map" viewBox="0 0 500 400" role="img" aria-label={label}>
      {states.map((state) => (
        <path
          key={state.id}
          d={stateOutlines[state.name]}
          data-marked={marked?.has(state.id) || undefined}
          data-opens={isOpening || undefined}
          onClick={isOpening ? () => void navigate(profilePath(state)) : undefined}
        >
          <title>{state.name}</title>
        </path>
      ))}
    </svg>
  )
}
