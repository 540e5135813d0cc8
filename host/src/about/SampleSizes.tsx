import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { listSampleSizes } from '@msdat/sdk/contracts/sampleSizes'
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
          <ul className="about-licences">
            {results.map(({ survey, unit, n, source: from, confidence }) => (
              <li key={`${survey} ${unit}`}>
                {survey}: {n.toLocaleString('en')} {unit}{' '}
                <span className="small muted">
                  ({from}; {confidence} confidence)
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </RemoteFrame>
  )
})
