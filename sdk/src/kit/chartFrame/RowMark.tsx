import type { ChartLook } from './chartLook.ts'
import type { PlotBox } from './Plot.tsx'

interface RowMarkProps {
  box: PlotBox
  look: ChartLook
  /** Top of the row, in pixels from the top of the plot, and its height. */
  y: number
  height: number
}

/** Behind a row that stands out, such as that of the chosen place. */
export function RowMark({ box, look, y, height }: RowMarkProps) {
  return (
    <rect
      x={-box.margin.left}
      y={y}
      width={box.width}
      height={height}
      rx={4}
      fill={look.colour('accent-soft')}
    />
  )
}
