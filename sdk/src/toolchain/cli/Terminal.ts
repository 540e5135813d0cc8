/** Where a command writes: results, and what went wrong. */
export interface Terminal {
  say(text: string): void
  complain(text: string): void
}

/** The command cannot do what was asked, for a reason the author can put right. */
export class CliFault extends Error {}
