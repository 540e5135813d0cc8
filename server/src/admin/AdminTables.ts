import type { Kysely } from 'kysely'
import type { RegistryTables } from '@msdat/plugin-registry'
import type { AccountTables } from '../accounts/AccountTables.ts'
import type { CustomDashboardTables } from '../customDashboards/customDashboardMigrations.ts'
import type { EntryTables } from '../dataEntry/entryTable.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { KeptOf } from '../db/defineTable.ts'
import type { datasetTable } from '../datasets/datasetTable.ts'
import type { ThinkTables } from '../healthThink/thinkTables.ts'
import type { InteractionTables } from '../interactions/interactionTables.ts'
import type { MailTables } from '../mail/mailTable.ts'
import type { messageTable } from '../messages/messageTable.ts'
import type { testimonialTable } from '../testimonials/testimonialTable.ts'
import type { reviewTable } from '../reviews/mountReviews.ts'

/** What the admin area reads of the other parts. It writes none of it. */
type AdminTables = DataTables &
  AccountTables &
  RegistryTables &
  CustomDashboardTables &
  InteractionTables &
  EntryTables &
  MailTables &
  ThinkTables & {
    offered_datasets: KeptOf<typeof datasetTable>
    messages: KeptOf<typeof messageTable>
    view_reviews: KeptOf<typeof reviewTable>
    testimonials: KeptOf<typeof testimonialTable>
  }

export type AdminDb = Kysely<AdminTables>

export const dayMs = 86_400_000
export const daysAgo = (days: number, now = new Date()): string =>
  new Date(now.getTime() - days * dayMs).toISOString()
