import { AppError } from '@msdat/sdk/contracts/problem'

/** A moment of a query as the database writes times, so that the two compare as text. */
export function momentOf(text: string, field: string): string {
  const moment = new Date(text)
  if (!Number.isNaN(moment.getTime())) return moment.toISOString()
  const reason = 'is no day of the calendar: write one such as 2026-01-31'
  throw new AppError('invalid_input', `${field} ${reason}.`, { [field]: [reason] })
}
