/** One point figure with the bounds that its source gives for it. */
export interface FigureRow {
  indicator: number
  datasource: number
  location: number
  period: string
  value: number
  lower: number | null
  upper: number | null
  /** 0 where it has none. */
  citation: number
}
