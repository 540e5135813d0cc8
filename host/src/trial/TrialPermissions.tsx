import { observer } from 'mobx-react-lite'
import { permissionTexts, type Permission } from '@msdat/sdk/contracts/manifest'
import { ConsentSwitch } from '../parts/ConsentSwitch.tsx'
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
          <ConsentSwitch key={name} {...shownIn(run, name)} />
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
