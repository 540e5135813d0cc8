import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { listSampleSizes, type SampleSize } from '@msdat/sdk/contracts/sampleSizes'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { RemoteValue } from '../loading/RemoteValue.ts'

/** How many were asked in each round of a survey, newest first, where it is known. */
export const SampleSizes = observer(function SampleSizes({ source }: { source: number }) {
  const [sizes] = useState(() => new RemoteValue(() => call(listSampleSizes, { id: source })))
  useEffect(() => void sizes.load(), [sizes])
  return (
    <RemoteFrame state={sizes.state} onRetry={() => void sizes.load()}>
      {({ results }) =>
        results.length === 0 ? (
          <>Not known here</>
        ) : (
          byRemark(results).map(([remark, sizesOfOne]) => (
            <div key={remark} className="about-sizes">
              <ul className="about-licences">
                {sizesOfOne.map(({ survey, unit, n }) => (
                  <li key={`${survey} ${unit}`}>
                    {survey}: {n.toLocaleString('en')} {unit}
                  </li>
                ))}
              </ul>
              <p className="small muted">{remark}</p>
            </div>
          ))
        )
      }
    </RemoteFrame>
  )
})

/** Where several come from one place, that is said once. */
function byRemark(results: readonly SampleSize[]): [string, SampleSize[]][] {
  const groups = new Map<string, SampleSize[]>()
  for (const one of results) {
    const remark = `${one.source}; ${one.confidence} confidence`
    groups.set(remark, [...(groups.get(remark) ?? []), one])
  }
  return [...groups]
}
