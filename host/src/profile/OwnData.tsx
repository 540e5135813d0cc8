import { useState } from 'react'
import { call } from '@msdat/sdk/http/call'
import { exportOwnData } from '@msdat/sdk/contracts/ownData'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { saveFile } from '../services/saveFile.ts'

/** It is written row by row, between what others ask for: on a busy server that takes long. */
const deadlineMs = 600_000

/** All that is kept about somebody, as a file of their own. */
export function OwnData({ user }: { user: string }) {
  const { toasts } = useStores()
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const data = await call(exportOwnData, { id: user }, { deadlineMs })
      const text = JSON.stringify(data, null, 2)
      saveFile('my-msdat-data', 'application/json', new TextEncoder().encode(text))
    } catch (error) {
      toasts.showProblem(toProblem(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p className="muted">
        All that is kept about you, as one file: profile, history, notifications, dashboards with their drafts
        and versions, figures you entered, questions, answers and reviews, plugins, sessions, and what you
        sent by forms from a confirmed address. Your password is not in it.
      </p>
      <button
        type="button"
        className="button button-outline"
        aria-disabled={isBusy}
        onClick={() => void save()}
      >
        {isBusy ? 'One moment…' : 'Download my data'}
      </button>
    </>
  )
}
