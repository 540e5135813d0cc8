export const letters = ['A', 'B', 'C'] as const
export type Letter = (typeof letters)[number]
export type Drawn = 'zone_map' | 'state_map' | 'line' | 'column'

interface OfPanels {
  /** Null or 0: as of the other tabs, or related to it. */
  indicator: number | null
  source: number | null
  year: string | null
  drawn: Drawn | 'auto'
}

/** What the visitor sets, as the manifest declares it. */
export type PanelSettings = { [Name in keyof OfPanels as `${Name}${Letter}`]: OfPanels[Name] } & {
  /** Only of the analytics tab: its indicators alone can be chosen. */
  programArea?: string | null
  sameScale: boolean
  isDifferenceShown: boolean
}
