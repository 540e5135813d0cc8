import type { HostOutput } from '@msdat/sdk'

/** A rating with its remark, as the host keeps it. */
export type Review = HostOutput<'reviews.add'>
