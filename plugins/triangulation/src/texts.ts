/** Word for word from the specification. */
export const emptyParameters = 'Empty Parameters – Please select a primary and secondary data source'

export const failureText = (message: string): string => `error: ${message || 'An unknown error occurred'}`

/** Stand where no source is chosen yet. */
export const defaultLabels = { primary: 'world bank', secondary: 'MICS', optional: 'NPC' } as const
