import type { ChatAnswer, ChatFigure, ChatLink } from '@msdat/sdk/contracts/chatbot'

/** An answer before it is worded for the reader; lines that begin with "- " are points. */
export interface ChatDraft {
  kind: ChatAnswer['kind']
  lines: string[]
  /** Figures of the answer with their citations; their order is that of the text. */
  figures?: readonly CitedFigure[]
  links?: readonly ChatLink[]
  suggestions?: readonly string[]
}

export interface CitedFigure extends ChatFigure {
  citation: number | null
  note: string
}
