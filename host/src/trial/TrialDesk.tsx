import { useEffect, useMemo, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { Settings } from '@msdat/sdk/contracts/settings'
import { FrameHostContext } from '../frames/FrameHostContext.ts'
import { pageSessions } from '../frames/PageSessions.ts'
import { PluginFrame } from '../frames/PluginFrame.tsx'
import { OwnSettings } from '../customDashboards/OwnSettings.ts'
import { TrialCalls } from './TrialCalls.tsx'
import { TrialControls } from './TrialControls.tsx'
import { TrialPermissions } from './TrialPermissions.tsx'
import type { TrialRun } from './TrialRun.ts'
import { TrialSettings } from './TrialSettings.tsx'

const noSettings: Settings = {}

interface TrialDeskProps {
  run: TrialRun
  onStop: () => void
}

/** The frame, what can be turned around it, and what it asks for. */
export const TrialDesk = observer(function TrialDesk({ run, onStop }: TrialDeskProps) {
  const { contribution, host, theme } = run
  const { plugin, name } = run.build.release
  const [turn, setTurn] = useState(0)
  useEffect(() => pageSessions.join(host), [host])
  const declared = ('settings' in contribution && contribution.settings) || noSettings
  const settings = useMemo(() => new OwnSettings(declared, {}), [declared])
  return (
    <>
      <TrialControls run={run} onRestart={() => setTurn(turn + 1)} onStop={onStop} />
      <TrialSettings run={run} declared={declared} settings={settings} />
      <TrialPermissions run={run} />
      <div className="trial-stage" data-narrow={run.isNarrow} data-scheme={theme.scheme}>
        <p className="trial-mark">
          <span className="badge badge-warning">Trial: not approved</span>{' '}
          <span id="trial-frame-title">
            {name === contribution.title ? name : `${name}: ${contribution.title}`}
          </span>
        </p>
        <div className="trial-box" style={{ background: theme.tokens['color-page'] }}>
          <FrameHostContext value={host}>
            <PluginFrame
              key={`${contribution.id} ${turn}`}
              plugin={plugin}
              contribution={contribution.id}
              title={`Trial of ${contribution.title}`}
              titleElementId="trial-frame-title"
              settings={settings}
              isEager
            />
          </FrameHostContext>
        </div>
      </div>
      <TrialCalls log={run.log} />
    </>
  )
})
