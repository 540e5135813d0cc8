import { longMoment } from '@msdat/sdk/contracts/longDate'

/** A moment in the reader's own time, such as November 3rd, 2026, 14:05. */
export const momentText = (moment: string): string => longMoment(moment) ?? '–'
