export interface ScorecardSettings {
  indicators: number[]
  place: number
  level: 'state' | 'zone' | 'none'
  datasource: number | null
  target: 'national' | 'sdg'
  /** What the composer of a dashboard says of it: what readers should know, who has what is missing, how it comes in. */
  note: string
  holder: string
  remedy: string
  sort: string
}
