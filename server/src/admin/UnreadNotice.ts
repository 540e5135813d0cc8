import type { Notice } from '@msdat/sdk/contracts/notices'

/** What is known of a notice before it is known who reads it. */
export type UnreadNotice = Omit<Notice, 'id' | 'seen' | 'viewable'>

export const mostOfKind = 200

/** Of what is decided on a page of its own. */
export const decided = { approvable: false, declinable: false } as const
