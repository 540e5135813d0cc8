/**
 * How much a note asks of its reader: `info` explains, `caution` limits what may be concluded, `warning` says that
 * the figures are not what they look like.
 */
export type NoteTone = 'info' | 'caution' | 'warning'

/** A note with its tone; a plain text is an `info`. */
export interface TonedNote {
  tone: NoteTone
  text: string
}

export const caution = (text: string): TonedNote => ({ tone: 'caution', text })
export const warning = (text: string): TonedNote => ({ tone: 'warning', text })
