import { useRef } from 'react'
import { seeOnScreen } from './seeOnScreen.ts'
import { Switch } from './Switch.tsx'
import { useDeafness } from './useDeafness.ts'

interface ConsentSwitchProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/**
 * A switch that must be meant where it stands on a page beside a plugin, which can scroll the page under a press that is
 * meant for the plugin: see Deafness.
 */
export function ConsentSwitch(props: ConsentSwitchProps) {
  const place = useRef<HTMLDivElement>(null)
  const hearing = useDeafness(place, seeOnScreen)
  return (
    <div ref={place}>
      <Switch {...props} hearing={hearing} />
    </div>
  )
}
