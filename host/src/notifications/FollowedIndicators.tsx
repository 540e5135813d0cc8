import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import {
  changeFollowedIndicators,
  getFollowedIndicators,
  mostFollowed,
} from '@msdat/sdk/contracts/followedIndicators'
import { useStores } from '../app/Stores.ts'
import { findIndicators } from '../controls/findIndicators.ts'
import { MultiPick } from '../controls/MultiPick.tsx'
import { CatalogFrame } from '../figures/CatalogFrame.tsx'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { toProblem } from '../loading/Loadable.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'

/** Indicators of which somebody wants to know when an import changes their figures. */
export const FollowedIndicators = observer(function FollowedIndicators() {
  const { toasts } = useStores()
  const [remote] = useState(() => new RemoteValue(() => call(getFollowedIndicators, {})))
  useEffect(() => void remote.load(), [remote])
  const choose = (indicators: number[]): void => {
    // Shown at once: the list stays open for the next choice.
    remote.take({ indicators })
    void call(changeFollowedIndicators, { indicators }).then(
      (next) => remote.take(next),
      (error: unknown) => {
        toasts.showProblem(toProblem(error))
        void remote.load()
      },
    )
  }
  return (
    <section className="card followed" aria-labelledby="followed-title">
      <h2 id="followed-title">Data you follow</h2>
      <p className="muted">You are told here when an import brings or changes figures of these indicators.</p>
      <RemoteFrame state={remote.state} onRetry={() => void remote.load()}>
        {({ indicators }) => (
          <CatalogFrame>
            {({ catalog }) => (
              <MultiPick
                label="Followed indicators"
                choices={catalog.indicators.map(({ id, full_name, program_area }) => ({
                  value: id,
                  label: full_name,
                  group: program_area,
                }))}
                values={indicators}
                most={mostFollowed}
                onChange={choose}
                find={findIndicators}
              />
            )}
          </CatalogFrame>
        )}
      </RemoteFrame>
    </section>
  )
})
