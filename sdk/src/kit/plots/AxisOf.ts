/** What an axis of values shows. */
export interface AxisOf {
  title: string
  format: (value: number) => string
  formatTick?: (value: number) => string
}
