/** As the manifest declares them. */
export interface CorrelationSettings {
  indicators: number[]
  units: 'states' | 'periods'
  method: 'spearman' | 'pearson'
  /** Two indicator ids with a dot between them; empty where none was pressed. */
  pair: string
}
