import { Button, Toggle } from '@msdat/sdk/kit'
import type { Zones } from './useZones.ts'

/** Which places stand among the columns. */
export type Shown = 'all' | 'zones' | 'states'

const choices = [
  { value: 'all', label: 'All' },
  { value: 'zones', label: 'Zones' },
  { value: 'states', label: 'States' },
] as const

interface ZoneToolsProps {
  zones: Zones
  shown: Shown
  setShown: (shown: Shown) => void
  onNation: (() => void) | undefined
}

/** The controls of the columns. */
export function ZoneTools({ zones, shown, setShown, onNation }: ZoneToolsProps) {
  return (
    <>
      {onNation && (
        <Button icon="back" onClick={onNation}>
          Back to National
        </Button>
      )}
      <Toggle label="Places shown" value={shown} choices={choices} onChange={setShown} />
      {zones.canCompute && (
        <Button aria-pressed={zones.isComputing} onClick={() => zones.setComputing(!zones.isComputing)}>
          {zones.isComputing
            ? 'Leave zones without a figure empty'
            : 'Compute missing zones from their states'}
        </Button>
      )}
    </>
  )
}
