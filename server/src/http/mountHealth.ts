import { sql, type Kysely } from 'kysely'
import { getHealth, getReady, type Health } from '@msdat/sdk/contracts/health'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Serve } from '@msdat/sdk/adapters/serve'

const healthy: Health = { status: 'ok' }

/** For balancers and supervisors. */
export function mountHealth<Tables>(serve: Serve, db: Kysely<Tables>): void {
  serve(getHealth, () => healthy)
  serve(getReady, async () => {
    try {
      await sql`select 1`.execute(db)
      return healthy
    } catch {
      throw new AppError('unavailable', 'The database does not answer. Please try again soon.')
    }
  })
}
