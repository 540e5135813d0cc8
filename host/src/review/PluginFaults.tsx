import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { PluginFault } from '@msdat/sdk/contracts/faults'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { FaultTable } from './FaultTable.tsx'
import type { ReviewCalls } from './ReviewCalls.ts'

interface PluginFaultsProps {
  plugin: string
  calls: ReviewCalls
}

/** How a plugin fares with its visitors: what failed, in which version, how often. */
export const PluginFaults = observer(function PluginFaults({ plugin, calls }: PluginFaultsProps) {
  const [faults] = useState(() => new RemoteValue<PluginFault[]>(() => calls.faults(plugin)))
  useEffect(() => void faults.load(), [faults])
  const { state } = faults
  return (
    <section className="stack">
      <h3>Failures</h3>
      {state.status === 'failed' && (
        <LoadFailure problem={state.problem} onRetry={() => void faults.load()} />
      )}
      {state.status === 'ready' && state.value.length === 0 && (
        <p className="muted">No visitor's page has told of any.</p>
      )}
      {state.status === 'ready' && state.value.length > 0 && <FaultTable faults={state.value} />}
    </section>
  )
})
