import { observer } from 'mobx-react-lite'
import { permissionTexts } from '@msdat/sdk/contracts/manifest'
import { Switch } from '../parts/Switch.tsx'
import { TrialNetwork } from './TrialNetwork.tsx'
import type { TrialRun } from './TrialRun.ts'

/** What the manifest asks for; each can be refused, to see what the plugin then does. */
export const TrialPermissions = observer(function TrialPermissions({ run }: { run: TrialRun }) {
  const { permissions, network } = run.build.release
  if (permissions.length === 0) return <p className="small muted">It asks for no permission.</p>
  return (
    <fieldset className="trial-permissions">
      <legend className="field-label">What it may do in this trial</legend>
      {permissions.map(({ name }) => {
        const shown = {
          label: permissionTexts[name],
          isOn: run.isOn(name),
          onChange: (isOn: boolean) => run.turn(name, isOn),
        }
        return (
          <div key={name}>
            {name === 'network' ? <TrialNetwork {...shown} hosts={network} /> : <Switch {...shown} />}
          </div>
        )
      })}
    </fieldset>
  )
})
