/** One stored figure, by its ids. */
export interface FigureAsked {
  indicator: number
  datasource: number
  location: number
  period: string
}
