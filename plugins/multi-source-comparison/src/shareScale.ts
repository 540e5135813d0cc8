import { unitText } from '@msdat/sdk/kit'
import { valueClasses, type ValueClass } from '@msdat/sdk/kit/maps'
import { drawnFigures, type Panel } from './Panel.ts'

/** What panels of one unit share, where they are asked to. */
export interface Scale {
  holds?: readonly number[]
  classes?: readonly ValueClass[]
  note?: string
}

/** The scale of each panel: its own, or that of all panels with its unit. */
export function shareScale(panels: readonly Panel[], isShared: boolean): Scale[] {
  return panels.map((panel) => {
    const peers = panels.filter(({ factor }) => unitText(factor) === unitText(panel.factor))
    const others = peers.filter((one) => one !== panel)
    if (!isShared) return {}
    if (others.length === 0) return { note: 'No other panel has this unit, so the scale is its own.' }
    const values = peers.flatMap((one) => drawnFigures(one).map(({ value }) => value))
    const names = others.map(({ letter }) => letter).join(' and ')
    return { holds: [0, ...values], classes: valueClasses([0, ...values]), note: `Same scale as ${names}.` }
  })
}
