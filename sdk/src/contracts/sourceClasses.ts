// Apart from the schemas, so that code for the browser need not load their library for three words.

/** The classes of data sources, in the order in which they are shown everywhere. */
export const sourceClasses = ['Routine', 'Survey', 'Estimate'] as const

/** What kind of source it is: counts of services, a sample of households, or a model over both. */
export type SourceClass = (typeof sourceClasses)[number]
