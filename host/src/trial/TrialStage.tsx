import { useEffect, useMemo, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { toJS } from 'mobx'
import type { Index } from '@msdat/sdk/contracts/registry'
import type { Trial } from '@msdat/sdk/contracts/trials'
import { useStores } from '../app/Stores.ts'
import { useFrameHost } from '../frames/FrameHostContext.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { TrialDesk } from './TrialDesk.tsx'
import type { TrialBuild } from './trialHost.ts'
import { TrialRun } from './TrialRun.ts'
import { trialView, type TrialData, type TrialView } from './trialView.ts'

interface TrialStageProps {
  trial: Trial
  onStop: () => void
}

/** Finds a view with figures, then lets the plugin run on it. */
export const TrialStage = observer(function TrialStage({ trial, onStop }: TrialStageProps) {
  const { catalog, coverage, dashboards, plugins } = useStores()
  const { names } = catalog
  const [dashboard] = dashboards.dashboards.value ?? []
  const index = plugins.index.value
  const data = useMemo<TrialData | null>(
    () => (names && dashboard ? { names, dashboard, coverage: (id) => coverage.read(id) } : null),
    [names, dashboard, coverage],
  )
  const { release, frame, code } = trial
  const build = useMemo<TrialBuild | null>(
    () => (release && frame !== null && code !== null ? { release, frame, code } : null),
    [release, frame, code],
  )
  if (!data || !build || !index) return <p role="status">Reading the catalog…</p>
  return <OpenedStage data={data} build={build} index={index} onStop={onStop} />
})

interface OpenedStageProps {
  data: TrialData
  build: TrialBuild
  index: Index
  onStop: () => void
}

const OpenedStage = observer(function OpenedStage({ data, build, index, onStop }: OpenedStageProps) {
  const page = useFrameHost()
  const { appearance } = useStores()
  const [opening] = useState(() => new RemoteValue<TrialView>(() => trialView(data, {})))
  const [run, setRun] = useState<TrialRun | null>(null)
  const view = opening.value
  useEffect(() => void opening.load(), [opening])
  useEffect(() => {
    if (!view || run) return
    const looks = { appearance: toJS(appearance.appearance), system: appearance.system }
    setRun(new TrialRun({ build, page, index, data, view, ...looks }))
  }, [run, build, page, index, data, view, appearance])
  if (opening.state.status === 'failed')
    return <LoadFailure problem={opening.state.problem} onRetry={() => void opening.load()} />
  return run ? <TrialDesk run={run} onStop={onStop} /> : <p role="status">Looking for a view with figures…</p>
})
