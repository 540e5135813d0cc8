import { host, useGranted } from '@msdat/sdk'
import { useState } from 'react'
import type { Named } from '../values/findByName.ts'
import { Button } from './Button.tsx'
import { SuggestField } from './SuggestField.tsx'

export interface Position {
  latitude: number
  longitude: number
}

export interface PlaceFieldProps<Place extends Named> {
  label: string
  placeholder: string
  /** What one of the choices is called, such as "LGA". */
  thing: string
  choices: readonly Place[]
  chosen: Place | null
  onChoose: (place: Place | null) => void
  /** The position of the visitor, in place of a choice; null takes it back. Nobody keeps it. */
  onPosition: (position: Position | null) => void
  isAtPosition: boolean
}

const several = 3

/**
 * A place to measure from: typed, or the visitor's own position where the plugin may ask for it. The field says what
 * went wrong, and which places fit where that is not clear.
 */
export function PlaceField<Place extends Named>(props: PlaceFieldProps<Place>) {
  const { label, placeholder, thing, choices, chosen, onChoose, onPosition, isAtPosition } = props
  const mayAsk = useGranted().includes('visitor:position')
  const [problem, setProblem] = useState('')
  const [isAsking, setAsking] = useState(false)
  const take = (place: Place | null | undefined, fitting: readonly Place[]) => {
    setProblem(place === undefined ? tellFitting(fitting, thing) : '')
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
        {...{ label, placeholder, choices }}
        value={isAtPosition ? 'My position' : (chosen?.label ?? '')}
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

/** Why a name that was typed is no choice. */
export function tellFitting(fitting: readonly Named[], thing: string): string {
  if (fitting.length === 0) return `No ${thing} has this name. Try another spelling, or choose from the list.`
  const names = fitting.slice(0, several).map(({ label }) => label)
  return `${fitting.length} places fit, such as ${names.join('; ')}. Type more, or choose from the list.`
}
