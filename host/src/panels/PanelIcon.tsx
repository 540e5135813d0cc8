import { Icon } from '../parts/Icon.tsx'
import type { Contributed } from '../plugins/PluginStore.ts'

/** The plugin's own picture; a jigsaw piece where it brings none. */
export function PanelIcon({ panel, size = 22 }: { panel: Contributed; size?: number }) {
  const picture = panel.release.icons[panel.contribution.id]
  // An image element never runs what an SVG may hold.
  if (picture) return <img src={picture} alt="" width={size} height={size} className="panel-picture" />
  return <Icon name="puzzle" size={size} />
}
