import type { ChatDraft } from './ChatDraft.ts'
import type { Intent } from './intentOf.ts'

const suggestions = [
  'DPT3 in Kano, newest survey?',
  'Which state has the lowest under-five mortality?',
  'What is NDHS?',
]

/** What cannot be answered from stored figures, by what was wanted. */
const refusals: Partial<Record<Intent, ChatDraft>> = {
  attack: {
    kind: 'refusal',
    lines: ['I only answer questions on the indicators, sources and figures that are stored here.'],
    suggestions,
  },
  advice: {
    kind: 'refusal',
    lines: [
      'I cannot advise on that. I only know the figures and texts that are stored here. For the health of a person, please ask a health worker.',
    ],
    suggestions,
  },
  future: {
    kind: 'refusal',
    lines: [
      'I only know figures that were published, and none of the years to come. Predictive Analysis shows forecasts with their uncertainty.',
    ],
    links: [{ label: 'Advanced Analytics', path: '/dashboard/Advanced_Analytics' }],
    suggestions,
  },
  cause: {
    kind: 'refusal',
    lines: [
      'The stored figures say how much and how it changed, not why. I give no reasons that no source states.',
    ],
    suggestions,
  },
}

export const refusalOf = (intent: Intent): ChatDraft | null => refusals[intent] ?? null

export const greeting: ChatDraft = {
  kind: 'help',
  lines: [
    'I answer questions on the indicators, data sources, definitions, coverage and figures of this platform, and on how to use it. Every figure comes from the database, with its source and year. Where nothing is stored, I say so.',
  ],
  suggestions: [...suggestions],
}

/** The words that fit nothing, so that the visitor can put them differently. */
export function notKnown(unknown: readonly string[]): ChatDraft {
  const words = unknown.filter((word) => /\p{L}/u.test(word))
  return {
    kind: 'refusal',
    lines: [
      words.length > 0
        ? `I have nothing stored on "${words.join(' ')}", so I cannot answer that. Name an indicator, and if you like a place, a source and a year.`
        : 'I did not understand what you are looking for. Name an indicator, and if you like a place, a source and a year.',
    ],
    links: [{ label: 'Search all indicators', path: '/indicator-search' }],
    suggestions: [...suggestions],
  }
}
