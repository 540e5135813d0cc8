import type { Catalog } from '@msdat/sdk'
import { unitText } from '@msdat/sdk/kit'
import { valueClasses } from '@msdat/sdk/kit/maps'
import type { Scale } from './PanelChart.tsx'
import { drawnFigures, type Panel } from './usePanel.ts'

/** The scale of each panel: its own, or that of all panels with its unit. */
export function shareScale(panels: readonly Panel[], catalog: Catalog, isShared: boolean): Scale[] {
  return panels.map((panel) => {
    const peers = panels.filter(({ factor }) => unitText(factor) === unitText(panel.factor))
    const others = peers.filter((one) => one !== panel)
    if (!isShared) {
      return { note: 'This panel has its own scale; “Same scale” gives panels of one unit the same.' }
    }
    if (others.length === 0) return { note: 'No other panel has this unit, so the scale is its own.' }
    const values = peers.flatMap((one) => drawnFigures(one, catalog).map(({ value }) => value))
    const names = others.map(({ letter }) => letter).join(' and ')
    return { holds: [0, ...values], classes: valueClasses([0, ...values]), note: `Same scale as ${names}.` }
  })
}
