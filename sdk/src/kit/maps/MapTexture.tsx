import { useId } from 'react'
import type { Theme } from '../../contracts/appearance.ts'

/** How a place is filled: its colour, and with it a texture for readers who asked for patterns beside colour. */
export interface MapFill {
  colour: string
  texture?: Texture
}

/** One of the shapes, or the stripes of a missing figure. */
export type Texture = number | 'missing'

const tile = 9
// Told apart by shape, so that six zones need no colour; stripes aslant mean "no data" and are not among them.
const shapes = [
  'M2 2h2v2h-2z',
  'M0 4.5h9',
  'M4.5 0v9',
  'M0 4.5h9M4.5 0v9',
  'M1 1l3 3M4 1l-3 3',
  'M1 1h2v2h-2zM5.5 5.5h2v2h-2z',
]

/** The pattern of a texture, to be filled with by its id. */
export function TexturePattern({ id, texture, theme }: { id: string; texture: Texture; theme: Theme }) {
  if (texture === 'missing')
    return (
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line x1="0" y1="0" x2="0" y2="6" stroke={theme.tokens['color-surface']} strokeWidth="5" />
      </pattern>
    )
  return (
    <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
      {/* Light under dark, so that it is seen on every colour. */}
      <path
        d={shapes[texture % shapes.length]}
        stroke={theme.tokens['color-surface']}
        strokeWidth="2.4"
        fill="none"
      />
      <path
        d={shapes[texture % shapes.length]}
        stroke={theme.tokens['color-text']}
        strokeWidth="0.9"
        fill="none"
      />
    </pattern>
  )
}

/** A fill as it stands in the key. */
export function FillMark({ fill, theme, isWide }: { fill: MapFill; theme: Theme; isWide?: boolean }) {
  const id = useId()
  return (
    <svg width={isWide ? '100%' : 13} height={13} aria-hidden="true">
      <rect
        width="100%"
        height="100%"
        rx={isWide ? 0 : 2}
        fill={fill.colour}
        {...(!isWide && { stroke: theme.tokens['color-border'], strokeWidth: 1.5 })}
      />
      {fill.texture !== undefined && (
        <>
          <defs>
            <TexturePattern id={id} texture={fill.texture} theme={theme} />
          </defs>
          <rect width="100%" height="100%" fill={`url(#${id})`} />
        </>
      )}
    </svg>
  )
}

/** What stands for a missing figure: stripes aslant. */
export function HatchPattern({ id, theme }: { id: string; theme: Theme }) {
  const line = theme.patternFill ? theme.tokens['color-text'] : theme.tokens['color-no-data-line']
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill={theme.tokens['color-no-data']} />
      <line x1="0" y1="0" x2="0" y2="6" stroke={line} strokeWidth="2" />
    </pattern>
  )
}

export function HatchMark({ theme }: { theme: Theme }) {
  const id = useId()
  return (
    <svg width="13" height="13" aria-hidden="true">
      <defs>
        <HatchPattern id={id} theme={theme} />
      </defs>
      <rect width="13" height="13" rx="2" fill={`url(#${id})`} />
    </svg>
  )
}
