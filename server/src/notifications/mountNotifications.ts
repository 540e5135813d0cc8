import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/notifications'
import type { Serve } from '@msdat/sdk/http/serve'
import type { DataTables } from '../db/DataTables.ts'
import { mountStored } from '../stored/mountStored.ts'
import { notificationTable, type NotificationTables } from './notificationTable.ts'

/** Notifications, for the person alone whom they tell something. */
export function mountNotifications(serve: Serve, db: Kysely<DataTables>): void {
  mountStored(serve, db, {
    kind: { table: notificationTable, called: 'notification' },
    calls: {
      list: contracts.listNotifications,
      change: contracts.changeNotification,
      remove: contracts.removeNotification,
    },
    toOutput: ({ owner: _, ...notification }) => notification,
    toChanges: ({ is_read }) => ({ is_read }),
  })
  serve(contracts.markAllRead, async (_, { actor }) => {
    await db
      .withTables<NotificationTables>()
      .updateTable('user_notifications')
      .set({ is_read: 1 })
      .where('owner', '=', actor.id)
      .execute()
    return { message: 'All notifications are read.' }
  })
}
