/** What the visitor sets in the bar, as the manifest declares it. */
export interface ZoneSettings {
  /** Which places stand among the columns. */
  shown: 'all' | 'zones' | 'states'
  /** Whether zones without a figure are computed from their states. */
  computed: boolean
}
