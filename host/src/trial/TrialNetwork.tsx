import { useState } from 'react'
import { ConsentButton } from '../parts/ConsentButton.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Switch } from '../parts/Switch.tsx'

interface TrialNetworkProps {
  label: string
  hosts: readonly string[]
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** The network of a plugin on trial. A press beside the frame only asks: what a plugin sends cannot be taken back. */
export function TrialNetwork({ label, hosts, isOn, onChange }: TrialNetworkProps) {
  const [isAsking, setAsking] = useState(false)
  const servers = hosts.join(', ') || 'other servers'
  const stopAsking = (): void => setAsking(false)
  return (
    <>
      <Switch label={label} isOn={isOn} onChange={(wanted) => (wanted ? setAsking(true) : onChange(false))} />
      <p className="field-hint">Off until you switch it on: what goes to {servers} cannot be taken back.</p>
      {isAsking && (
        <Dialog title="Let it reach other servers?" onClose={stopAsking}>
          <p>What the plugin on trial sends to {servers} cannot be taken back. Nobody has approved it.</p>
          <div className="dialog-actions">
            <ConsentButton onPress={stopAsking}>Not now</ConsentButton>
            <ConsentButton
              look="primary"
              onPress={() => {
                stopAsking()
                onChange(true)
              }}
            >
              Switch the network on
            </ConsentButton>
          </div>
        </Dialog>
      )}
    </>
  )
}
