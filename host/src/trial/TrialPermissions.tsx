import { useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { permissionTexts, type Permission } from '@msdat/sdk/contracts/manifest'
import { seeOnScreen } from '../parts/seeOnScreen.ts'
import { Switch } from '../parts/Switch.tsx'
import { useDeafness } from '../parts/useDeafness.ts'
import { TrialNetwork } from './TrialNetwork.tsx'
import type { TrialRun } from './TrialRun.ts'

/** What the manifest asks for; each can be refused, to see what the plugin then does. */
export const TrialPermissions = observer(function TrialPermissions({ run }: { run: TrialRun }) {
  const { permissions, network } = run.build.release
  if (permissions.length === 0) return <p className="small muted">It asks for no permission.</p>
  return (
    <fieldset className="trial-permissions">
      <legend className="field-label">What it may do in this trial</legend>
      {permissions.map(({ name }) =>
        name === 'network' ? (
          <TrialNetwork key={name} {...shownIn(run, name)} hosts={network} />
        ) : (
          <MeantSwitch key={name} {...shownIn(run, name)} />
        ),
      )}
    </fieldset>
  )
})

interface Shown {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

const shownIn = (run: TrialRun, name: Permission): Shown => ({
  label: permissionTexts[name],
  isOn: run.isOn(name),
  onChange: (isOn) => run.turn(name, isOn),
})

/** The plugin runs below it, and can scroll the page under a press that is meant for the plugin. */
function MeantSwitch(shown: Shown) {
  const place = useRef<HTMLDivElement>(null)
  const hearing = useDeafness(place, seeOnScreen)
  return (
    <div ref={place}>
      <Switch {...shown} hearing={hearing} />
    </div>
  )
}
