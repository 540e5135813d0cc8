import type { CheckedCell, EntryState } from '@msdat/sdk/contracts/dataEntry'

/** How a table stands, as people read it. */
export const entryStateWords: Record<EntryState, { text: string; tone: string }> = {
  draft: { text: 'Draft', tone: 'quiet' },
  submitted: { text: 'Submitted', tone: 'warning' },
  changes_requested: { text: 'Changes requested', tone: 'warning' },
  approving: { text: 'Being brought in', tone: 'accent' },
  approved: { text: 'Approved', tone: 'positive' },
  rejected: { text: 'Rejected', tone: 'negative' },
}

export const changeWords: Record<CheckedCell['change'], string> = {
  blank: 'Empty',
  new: 'New',
  changed: 'Changed',
  same: 'As today',
  unreadable: 'Cannot be read',
}

/** A figure as it is read, with no more decimals than it has. */
export const figureWords = (value: number | null): string =>
  value === null ? '–' : value.toLocaleString('en', { maximumFractionDigits: 6 })
