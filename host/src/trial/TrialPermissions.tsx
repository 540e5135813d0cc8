import { observer } from 'mobx-react-lite'
import { permissionTexts, type Permission } from '@msdat/sdk/contracts/manifest'
import { AskedSwitch } from '../parts/AskedSwitch.tsx'
import type { TrialRun } from './TrialRun.ts'

/** What the manifest asks for; each can be refused, to see what the plugin then does. A press beside its frame only asks. */
export const TrialPermissions = observer(function TrialPermissions({ run }: { run: TrialRun }) {
  const { permissions, network } = run.build.release
  if (permissions.length === 0) return <p className="small muted">It asks for no permission.</p>
  const servers = network.join(', ') || 'other servers'
  return (
    <fieldset className="trial-permissions">
      <legend className="field-label">What it may do in this trial</legend>
      {permissions.map(({ name }) =>
        name === 'network' ? (
          <div key={name}>
            <AskedSwitch
              {...shownIn(run, name)}
              title="Let it reach other servers?"
              question={`What the plugin on trial sends to ${servers} cannot be taken back. Nobody has approved it.`}
              act="Switch the network on"
            />
            <p className="field-hint">
              Off until you switch it on: what goes to {servers} cannot be taken back.
            </p>
          </div>
        ) : (
          <AskedSwitch
            key={name}
            {...shownIn(run, name)}
            title="Let it do this in the trial?"
            question={`${permissionTexts[name]}. Nobody has approved the plugin. You can switch this off at any time.`}
            act="Switch it on"
          />
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
