import type { ColumnMeaning, ImportJob } from '@msdat/sdk/contracts/imports'

/** How a file stands, as people read it. */
export const importStateWords: Record<ImportJob['state'], { text: string; tone: string }> = {
  checking: { text: 'Being checked', tone: 'accent' },
  ready: { text: 'Waits for its commit', tone: 'warning' },
  rejected: { text: 'Rejected', tone: 'negative' },
  committing: { text: 'Being written', tone: 'accent' },
  committed: { text: 'In the data', tone: 'positive' },
  undoing: { text: 'Being taken back', tone: 'accent' },
  undone: { text: 'Taken back', tone: 'quiet' },
  cancelled: { text: 'Cancelled', tone: 'quiet' },
  interrupted: { text: 'Interrupted', tone: 'negative' },
}

/** Whether something is under way, so that it is worth asking again soon. */
export const isMoving = ({ state }: Pick<ImportJob, 'state'>): boolean =>
  state === 'checking' || state === 'committing' || state === 'undoing'

/** What a column of a file of figures may mean. */
export const meaningWords: Record<ColumnMeaning | '', string> = {
  '': 'Not known: please choose',
  indicator: 'Indicator',
  datasource: 'Data source',
  location: 'Place',
  period: 'Period (year or month)',
  value_type: 'Value type',
  value: 'Value',
  citation: 'Citation',
  note: 'Note',
  none: 'Leave this column out',
}
