import { weights, type ChartLook } from './chartLook.ts'
import type { LabelPlace } from './placeLabels.ts'

/** Names beside marks, with an outline in the colour of the surface so that a line behind does not cross them. */
export function Labels({ labels, look }: { labels: readonly LabelPlace[]; look: ChartLook }) {
  return (
    <g
      fill={look.colour('text')}
      fontSize={look.small}
      fontWeight={weights.normal}
      stroke={look.colour('surface')}
      strokeWidth={3}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {labels.map(({ id, text, x, y, anchor }) => (
        <text key={id} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </g>
  )
}
