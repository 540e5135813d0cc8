import { useState, type ReactNode } from 'react'
import { call } from '@msdat/sdk/http/call'
import { getDashboardDraft, keepDashboardDraft } from '@msdat/sdk/contracts/customDashboardWork'
import { useStores } from '../app/Stores.ts'
import type { BuilderContent } from '../builder/BuilderContent.ts'
import { draftKey } from '../builder/openBuilder.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { LocalKeep } from '../services/LocalKeep.ts'
import { openLocalStorage } from '../services/openLocalStorage.ts'
import { loginPath, stepPath } from './customPath.ts'

export interface BeginDraft {
  isBusy: boolean
  start(content: BuilderContent): Promise<void>
  /** Asks before unfinished work is replaced. */
  dialog: ReactNode
}

/** Begins a new dashboard with some content. Who is not signed in goes to the login first. */
export function useBeginDraft(): BeginDraft {
  const { accounts, address, toasts } = useStores()
  const [isBusy, setBusy] = useState(false)
  const [waiting, setWaiting] = useState<BuilderContent | null>(null)

  const put = async (content: BuilderContent): Promise<void> => {
    setBusy(true)
    try {
      await call(keepDashboardDraft, { dashboard: 0, content, based_on: 0 })
      new LocalKeep(openLocalStorage()).write(draftKey(accounts.user?.id ?? '', 0), null)
      address.go(stepPath('details', 0))
    } catch (error) {
      toasts.showProblem(toProblem(error))
    } finally {
      setBusy(false)
      setWaiting(null)
    }
  }
  const start = async (content: BuilderContent): Promise<void> => {
    if (!accounts.user) {
      accounts.wantPage(address.pathname + address.search)
      address.go(loginPath)
      return
    }
    try {
      const { draft } = await call(getDashboardDraft, { dashboard: 0 })
      if (draft) setWaiting(content)
      else await put(content)
    } catch (error) {
      toasts.showProblem(toProblem(error))
    }
  }
  const dialog = waiting && (
    <Dialog title="You have an unfinished dashboard" onClose={() => setWaiting(null)}>
      <p>Starting anew replaces it.</p>
      <div className="row">
        <button type="button" className="button button-primary" onClick={() => void put(waiting)}>
          Start anew
        </button>
        <button
          type="button"
          className="button button-outline"
          onClick={() => address.go(stepPath('details', 0))}
        >
          Go on with the unfinished one
        </button>
      </div>
    </Dialog>
  )
  return { isBusy, start, dialog }
}
