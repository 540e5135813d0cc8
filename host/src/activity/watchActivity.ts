import { call } from '@msdat/sdk/http/call'
import { addInteraction } from '@msdat/sdk/contracts/interactions'
import type { Stores } from '../app/Stores.ts'
import { ActivityLog, everyMs } from './ActivityLog.ts'

const longestAddress = 2000

/** Looks every 5 seconds at what is on the screen of somebody who is signed in. */
export function watchActivity({ accounts, activity, dashboards, selection }: Stores): void {
  const log = new ActivityLog({
    now: () => performance.now(),
    isWanted: () => accounts.user !== null && activity.isOn && !document.hidden,
    send: (viewed) => call(addInteraction, viewed),
  })
  setInterval(() => {
    const shown = selection.shown?.selection
    // What somebody builds shows beside the builder: that is no view.
    if (!dashboards.current || !dashboards.hasPageTitle || !shown) return
    const link = selection.link()
    const { indicator, datasource, location, period } = shown
    log.look({
      dashboard: dashboards.current.name,
      section: selection.section?.title ?? '',
      indicator: indicator ?? null,
      datasource: datasource ?? null,
      location: location ?? null,
      year: period ?? '',
      ...(link.length <= longestAddress && { address: link }),
    })
  }, everyMs)
}
