/** Word for word from the specification. */
export const emptyParameters = 'Empty Parameters – Please select a primary and secondary data source'

export const failureText = (message: string): string => `error: ${message || 'An unknown error occurred'}`

/** Stand where no source is chosen yet. */
export const defaultLabels = { primary: 'world bank', secondary: 'MICS', optional: 'NPC' } as const

export const consistencyLegend = [
  '0-20 Very Low',
  '21-40 Low',
  '41-60 Moderate',
  '61-80 High',
  '81-100 Very High',
] as const
export const complementarityLegend = ['None', 'Low', 'Moderate', 'Significant', 'Very Significant'] as const

export const evidenceTexts = {
  A: 'five or more pairs of the same period',
  B: 'two to four pairs of the same period',
  C: 'one pair of the same period',
  D: 'only interpolated or neighbouring periods',
} as const
