export type CompareBy = 'Period' | 'State' | 'National' | 'Zonal'

/** What the visitor sets in the bar, as the manifest declares it. */
export interface ComparisonSettings {
  compareBy: CompareBy
  /** Ids; none for the indicator of the other tabs and its related ones. */
  indicators: number[]
  isIndexed: boolean
  baseYear: string | null
}
