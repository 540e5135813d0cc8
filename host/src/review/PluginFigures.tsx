import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { ReleaseFigures } from '@msdat/sdk/contracts/frameFigures'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { FigureTable } from './FigureTable.tsx'
import type { ReviewCalls } from './ReviewCalls.ts'

interface PluginFiguresProps {
  plugin: string
  calls: ReviewCalls
}

/** How often each version started in the last 30 days, and how long that took. */
export const PluginFigures = observer(function PluginFigures({ plugin, calls }: PluginFiguresProps) {
  const [figures] = useState(() => new RemoteValue<ReleaseFigures[]>(() => calls.figures(plugin)))
  useEffect(() => void figures.load(), [figures])
  const { state } = figures
  return (
    <section className="stack">
      <h3>With visitors</h3>
      {state.status === 'failed' && (
        <LoadFailure problem={state.problem} onRetry={() => void figures.load()} />
      )}
      {state.status === 'ready' && state.value.length === 0 && (
        <p className="muted">Nobody has started it in the last 30 days.</p>
      )}
      {state.status === 'ready' && state.value.length > 0 && <FigureTable figures={state.value} />}
    </section>
  )
})
