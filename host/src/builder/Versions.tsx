import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { listDashboardVersions } from '@msdat/sdk/contracts/customDashboardWork'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { Dialog } from '../parts/Dialog.tsx'
import type { DashboardBuilder } from './DashboardBuilder.ts'
import { momentText } from '../words/momentText.ts'

interface VersionsProps {
  builder: DashboardBuilder
  onClose: () => void
}

/** What a dashboard was, who saved it and when; one that is taken back can be undone, and is saved like any change. */
export const Versions = observer(function Versions({ builder, onClose }: VersionsProps) {
  const id = builder.dashboard
  const [remote] = useState(
    () => new RemoteValue(async () => (await call(listDashboardVersions, { id })).versions),
  )
  useEffect(() => void remote.load(), [remote])
  return (
    <Dialog title="Versions" onClose={onClose}>
      <RemoteFrame state={remote.state} onRetry={() => void remote.load()}>
        {(versions) =>
          versions.length === 0 ? (
            <p className="muted">There are no earlier versions yet.</p>
          ) : (
            <ol className="version-list">
              {versions.map(({ edition, title, saved_by, saved_at, content }, at) => (
                <li key={edition} className="row">
                  <span>
                    <strong>{title}</strong> {at === 0 && <span className="badge">Current</span>}
                    <br />
                    <span className="small muted">
                      Version {edition}, saved by {saved_by} on {momentText(saved_at)}
                    </span>
                  </span>
                  <button
                    type="button"
                    className="button button-outline"
                    aria-label={`Restore version ${edition}`}
                    onClick={() => {
                      builder.change(content)
                      onClose()
                    }}
                  >
                    Restore
                  </button>
                </li>
              ))}
            </ol>
          )
        }
      </RemoteFrame>
    </Dialog>
  )
})
