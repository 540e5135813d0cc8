import { host, useGranted } from '@msdat/sdk'
import { Button, SuggestField } from '@msdat/sdk/kit'
import { useState } from 'react'
import type { Place } from './places.ts'

/** A position as it is asked for and told: a place that was typed, or where the visitor is. */
export interface Origin {
  name: string
  latitude: number
  longitude: number
  /** The state whose map shows it; null outside all of them. */
  location: number | null
}

interface NearFieldProps {
  places: readonly Place[]
  chosen: Place | null
  onChoose: (place: Place | null) => void
  onPosition: (position: { latitude: number; longitude: number } | null) => void
  isAtPosition: boolean
}

const several = 3

/** A place that is typed, or the visitor's own position, which stays out of the address. */
export function NearField({ places, chosen, onChoose, onPosition, isAtPosition }: NearFieldProps) {
  const mayAsk = useGranted().includes('visitor:position')
  const [problem, setProblem] = useState('')
  const [isAsking, setAsking] = useState(false)
  const take = (place: Place | null | undefined, fitting: readonly Place[]) => {
    setProblem(place === undefined ? tell(fitting) : '')
    onPosition(null)
    if (place !== undefined) onChoose(place)
  }
  const ask = async () => {
    setProblem('')
    setAsking(true)
    const reply = await host.call('visitor.position', {})
    setAsking(false)
    if (reply.ok) onPosition(reply.value)
    else setProblem(reply.problem.message)
  }
  return (
    <>
      <SuggestField
        label="Near"
        placeholder="Name of an LGA"
        value={isAtPosition ? 'My position' : (chosen?.label ?? '')}
        choices={places}
        onChoose={take}
      />
      {mayAsk && (
        <Button disabled={isAsking} onClick={() => void ask()}>
          {isAsking ? 'Asking your browser …' : 'Use my position'}
        </Button>
      )}
      <p
        role="status"
        className="k-muted"
        style={{ gridColumn: '1 / -1' }}
        hidden={!problem && !isAtPosition}
      >
        {problem ||
          'Distances are from your position, to some hundred metres. It is not kept, and the address does not hold it.'}
      </p>
    </>
  )
}

function tell(found: readonly Place[]): string {
  if (found.length === 0) return 'No LGA has this name. Try another spelling, or choose from the list.'
  const names = found.slice(0, several).map(({ label }) => label)
  return `${found.length} places fit, such as ${names.join('; ')}. Type more, or choose from the list.`
}
