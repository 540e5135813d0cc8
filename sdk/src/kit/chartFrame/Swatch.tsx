import { markPath } from './marks.ts'

/** The mark of a series, as it stands in keys and tooltips. */
export function Swatch({ shape, colour, size = 11 }: { shape: number; colour: string; size?: number }) {
  return (
    <svg className="k-swatch" width={size} height={size} viewBox="-6 -6 12 12" aria-hidden="true">
      <path d={markPath(shape, 4.6)} fill={colour} />
    </svg>
  )
}
