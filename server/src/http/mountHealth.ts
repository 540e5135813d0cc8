import { getHealth, getReady, type Health } from '@msdat/sdk/contracts/health'
import type { Serve } from '@msdat/sdk/http/serve'
import type { DatabaseHealth } from './DatabaseHealth.ts'

const healthy: Health = { status: 'ok' }

/** For balancers and supervisors. */
export function mountHealth<Tables>(serve: Serve, database: Pick<DatabaseHealth<Tables>, 'check'>): void {
  serve(getHealth, () => healthy)
  serve(getReady, async () => {
    await database.check()
    return healthy
  })
}
