import type { UserInteraction } from '@msdat/sdk/contracts/interactions'

export interface ViewedMonth {
  /** Such as `2026-11`. */
  key: string
  /** Such as November 2026. */
  name: string
  /** The first moment of the month and that of the next one, as the clock of this browser has them; ISO 8601, UTC. */
  since: string
  before: string
  views: UserInteraction[]
}

/** What somebody viewed, by the months of their own clock, in the order of the list. */
export function viewedMonths(views: readonly UserInteraction[]): ViewedMonth[] {
  const months = new Map<string, ViewedMonth>()
  for (const view of views) {
    const { key, ...month } = monthOf(new Date(view.viewed_at))
    const known = months.get(key)
    if (known) known.views.push(view)
    else months.set(key, { key, ...month, views: [view] })
  }
  return [...months.values()]
}

function monthOf(moment: Date): Omit<ViewedMonth, 'views'> {
  const [year, month] = [moment.getFullYear(), moment.getMonth()]
  return {
    key: `${year}-${String(month + 1).padStart(2, '0')}`,
    name: `${monthName(moment)} ${year}`,
    since: new Date(year, month, 1).toISOString(),
    before: new Date(year, month + 1, 1).toISOString(),
  }
}

/** Such as `November 02, 2026 at 03:07pm`, by the clock of this browser. */
export function viewedAtText(viewedAt: string): string {
  const moment = new Date(viewedAt)
  const hour = moment.getHours()
  const clock = `${twoDigits(hour % 12 || 12)}:${twoDigits(moment.getMinutes())}${hour < 12 ? 'am' : 'pm'}`
  return `${monthName(moment)} ${twoDigits(moment.getDate())}, ${moment.getFullYear()} at ${clock}`
}

const monthName = (moment: Date): string => moment.toLocaleString('en', { month: 'long' })
const twoDigits = (number: number): string => String(number).padStart(2, '0')
