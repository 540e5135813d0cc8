import type { Citation } from './data.ts'

export const licenceOf = ({ licence }: Pick<Citation, 'licence'>): string => licence || 'not stated'

/** A sentence for a figure that was read where somebody else quotes it; empty for any other. */
export const secondaryRemark = ({ is_secondary }: Pick<Citation, 'is_secondary'>): string =>
  is_secondary ? 'Read in a text that quotes it, not in the publication itself.' : ''
