import type { SubmissionState } from '@msdat/sdk/contracts/submission'
import type { RegistryDb } from '../db/RegistryTables.ts'

/** Lines in which submissions wait: for the checks, and then for an admin. */
const lines: readonly (readonly SubmissionState[])[] = [['submitted', 'checking'], ['awaiting_approval']]

/** The place of each waiting submission in its line, from 1; those that wait longest come first. */
export async function queuePlaces(
  db: RegistryDb,
  rows: readonly { id: number; state: SubmissionState }[],
): Promise<Map<number, number>> {
  const places = new Map<number, number>()
  for (const states of lines) {
    if (!rows.some(({ state }) => states.includes(state))) continue
    const waiting = await db
      .selectFrom('registry_submissions')
      .select('id')
      .where('state', 'in', states)
      .where('first_party', '=', 0)
      .orderBy('updated_at')
      .orderBy('id')
      .execute()
    waiting.forEach(({ id }, at) => places.set(id, at + 1))
  }
  return places
}
