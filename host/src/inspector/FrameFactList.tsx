import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useFrameHost } from '../frames/FrameHostContext.ts'
import { measureMemory } from './measureMemory.ts'

/** How long the frames of a plugin took to start, how high they are, and what memory they take where that is told. */
export const FrameFactList = observer(function FrameFactList({ plugin }: { plugin: string }) {
  const { ledger, records } = useFrameHost()
  const memory = useMemory()
  const lines = ledger.of(plugin)
  const sum = (count: 'asked' | 'refused'): number => lines.reduce((total, line) => total + line[count], 0)
  return (
    <dl className="inspector-facts">
      {records.factsOf(plugin).map(({ contribution, bootMs, paintedMs, height }) => (
        <div key={contribution}>
          <dt>Frame {contribution}</dt>
          <dd>
            runs after {msText(bootMs)}, first content after {msText(paintedMs)},{' '}
            {height === null ? 'height not told' : `${Math.round(height)} px high`}
          </dd>
        </div>
      ))}
      <div>
        <dt>Calls in this visit</dt>
        <dd>
          {sum('asked')}, of which {sum('refused')} refused
        </dd>
      </div>
      <div>
        <dt>Memory</dt>
        <dd>{memory}</dd>
      </div>
    </dl>
  )
})

const msText = (ms: number | null): string => (ms === null ? '…' : `${Math.round(ms)} ms`)

function useMemory(): string {
  const [text, setText] = useState('is being measured')
  useEffect(() => {
    let isGone = false
    void measureMemory().then((measured) => isGone || setText(measured))
    return () => void (isGone = true)
  }, [])
  return text
}
