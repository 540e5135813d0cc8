/** What the visitor sets in the bar, as the manifest declares it. */
export interface DatasetSettings {
  firstSource: number | null
  firstYear: string | null
  secondSource: number | null
  secondYear: string | null
  thirdSource: number | null
  thirdYear: string | null
  fourthSource: number | null
  fourthYear: string | null
  order: 'alphabetical' | 'disagreement' | 'value'
  /** In points of a percentage, else in the unit of the indicator; plain numbers have none. */
  tolerance: number
}
