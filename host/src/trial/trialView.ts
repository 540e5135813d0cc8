import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import type { Coverage } from '@msdat/sdk/contracts/data'
import type { Selection, SelectionChange } from '@msdat/sdk/contracts/selection'
import { resolveIndicator, resolveSelection, type Names } from '@msdat/sdk/view'

/** Out of what a trial finds a view that has figures, as a dashboard does. */
export interface TrialData {
  dashboard: Dashboard
  names: Names
  coverage(indicator: number): Promise<Coverage>
}

/** What the plugin is shown with, and what else the indicator has. */
export interface TrialView {
  selection: Selection
  coverage: Coverage
}

/** The view nearest to what is asked. */
export async function trialView(data: TrialData, asked: SelectionChange): Promise<TrialView> {
  const { dashboard, names } = data
  const { indicator } = resolveIndicator({ asked, dashboard, names })
  const coverage = await data.coverage(indicator)
  const { selection } = resolveSelection({ asked: { ...asked, indicator }, dashboard, names }, coverage)
  return { selection, coverage }
}
