import { call } from '@msdat/sdk/http/call'
import {
  addCustomDashboard,
  changeCustomDashboard,
  getCustomDashboard,
} from '@msdat/sdk/contracts/customDashboards'
import {
  DashboardDraft,
  dropDashboardDraft,
  getDashboardDraft,
  keepDashboardDraft,
} from '@msdat/sdk/contracts/customDashboardWork'
import { AppError } from '@msdat/sdk/contracts/problem'
import { validate } from '@msdat/sdk/contracts/validate/browser'
import type { LocalKeep } from '../services/LocalKeep.ts'
import { blankContent, contentOf, filledIn, type BuilderContent } from './BuilderContent.ts'
import { DashboardBuilder, type BuilderCalls } from './DashboardBuilder.ts'

const calls: BuilderCalls = {
  keepDraft: (dashboard, draft) => call(keepDashboardDraft, { dashboard, ...draft }),
  dropDraft: (dashboard) => call(dropDashboardDraft, { dashboard }),
  read: async (id) => (await call(getCustomDashboard, { id })).data,
  save: async (id, given) =>
    id === 0
      ? (await call(addCustomDashboard, given)).data
      : (await call(changeCustomDashboard, { ...given, id })).data,
}

interface Opening {
  dashboard: number
  user: string
  keep: LocalKeep
  /** What a new one begins with where no draft is kept. */
  begin?: BuilderContent
}

export const draftKey = (user: string, dashboard: number): string => `draft-${user}-${dashboard}`

/** Goes on where somebody left off: with the newest draft, else with the dashboard itself. */
export async function openBuilder({ dashboard, user, keep, begin }: Opening): Promise<DashboardBuilder> {
  const keepKey = draftKey(user, dashboard)
  const here = validate(DashboardDraft, keep.read(keepKey))
  const local = here.ok ? here.value : null
  const remote = await call(getDashboardDraft, { dashboard })
    .then(({ draft }) => draft)
    .catch((error: unknown) => {
      // Without the server one goes on with what this browser has.
      if (local && error instanceof AppError && error.code === 'unavailable') return null
      throw error
    })
  const draft = local && (!remote || local.updated_at > remote.updated_at) ? local : remote
  const around = { calls, keep, keepKey }
  if (draft)
    return new DashboardBuilder(
      { dashboard, content: filledIn(draft.content), basedOn: draft.based_on },
      around,
    )
  if (dashboard === 0)
    return new DashboardBuilder({ dashboard, content: begin ?? blankContent, basedOn: 0 }, around)
  const record = await calls.read(dashboard)
  if (record.may === 'view')
    throw new AppError('not_allowed', 'You may view this dashboard, but not edit it. You can copy it.')
  return new DashboardBuilder({ dashboard, content: contentOf(record), basedOn: record.edition }, around)
}
