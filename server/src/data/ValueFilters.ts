/** Which values are asked for, as the query string says it: ids and periods with commas between them. */
export interface ValueFilters {
  id?: string | undefined
  indicator?: string | undefined
  datasource?: string | undefined
  location?: string | undefined
  level?: string | undefined
  value_type?: string | undefined
  period?: string | undefined
  period_from?: string | undefined
  period_to?: string | undefined
  /** Only what an import has written after this moment. */
  updated_after?: string | undefined
  /** What `updated_after` has been found to come to. */
  changes?: Changes | undefined
  latest?: boolean | undefined
  /** The data as they were at this moment. */
  as_of?: string | undefined
  /** What has been counted to lead to few values. The database then goes by nothing else. */
  way?: Way | undefined
}

/** By ids; by indicators and sources; by places, by times, within the indicators that are named; by imports. */
export type Way = 'id' | 'pair' | 'place' | 'time' | 'change'

/** The imports after a moment. They are numbered in the order of time, so theirs is a range. */
export interface Changes {
  first: number
  last: number
  /** How many values they have written. */
  written: number
  /** Where they have written few enough values to sort them. */
  areFew: boolean
  /** No value that they have written has a lower id. */
  lowestId: number
}
