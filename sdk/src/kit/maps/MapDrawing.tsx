import { GeoMap } from '@nivo/geo'
import type { ReactNode } from 'react'
import type { Theme } from '../../contracts/appearance.ts'
import { HatchPattern, TexturePattern, type MapFill } from './MapTexture.tsx'
import { stateFeatures, type StateFeature, type StateShapes } from './stateShapes.ts'

// nivo draws layers as it does in every chart, but its types for maps forgot them.
declare module '@nivo/geo' {
  interface CommonProps {
    layers?: readonly ('features' | (() => ReactNode))[]
  }
}

interface MapDrawingProps {
  drawing: StateShapes
  /** Fill of a state by its name; null where it has no figure. */
  fillOf: (name: string) => MapFill | null
  /** Names of the states that are outlined, the last above the others. */
  outlined: readonly string[]
  hatch: string
  theme: Theme
}

/** The states, drawn by nivo. */
export function MapDrawing({ drawing, fillOf, outlined, hatch, theme }: MapDrawingProps) {
  return (
    <GeoMap
      features={stateFeatures}
      width={drawing.width}
      height={drawing.height}
      {...drawing.projection}
      fillColor={({ id }: StateFeature) => fillOf(id)?.colour ?? `url(#${hatch})`}
      borderWidth={theme.highContrast ? 2 : 1}
      borderColor={theme.tokens['color-surface']}
      layers={[
        () => (
          <defs>
            <HatchPattern id={hatch} theme={theme} />
          </defs>
        ),
        'features',
        () => <Textures {...{ drawing, fillOf, theme }} id={hatch} />,
        () => <Lines {...{ drawing, outlined, theme }} />,
      ]}
      isInteractive={false}
      role="presentation"
    />
  )
}

function Textures({
  drawing,
  fillOf,
  theme,
  id,
}: Pick<MapDrawingProps, 'drawing' | 'fillOf' | 'theme'> & { id: string }) {
  const textured = drawing.shapes.flatMap(({ name }) => {
    const texture = fillOf(name)?.texture
    return texture === undefined ? [] : [{ name, texture }]
  })
  return (
    <g>
      <defs>
        {[...new Set(textured.map(({ texture }) => texture))].map((texture) => (
          <TexturePattern key={texture} id={`${id}-${texture}`} texture={texture} theme={theme} />
        ))}
      </defs>
      {textured.map(({ name, texture }) => (
        <path key={name} d={drawing.outlineOf(name)} fill={`url(#${id}-${texture})`} />
      ))}
    </g>
  )
}

function Lines({ drawing, outlined, theme }: Pick<MapDrawingProps, 'drawing' | 'outlined' | 'theme'>) {
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={drawing.border} stroke={theme.tokens['color-border-strong']} />
      {outlined.map((name) => (
        <path key={name} d={drawing.outlineOf(name)} stroke={theme.tokens['color-text']} strokeWidth={2.2} />
      ))}
    </g>
  )
}

interface StateOutlineProps extends Pick<MapDrawingProps, 'drawing' | 'theme'> {
  name: string
  offset: number
}

/** A line around the state that is pointed at, above the map. */
export function StateOutline({ drawing, theme, name, offset }: StateOutlineProps) {
  return (
    <svg
      className="k-chart-overlay"
      width={drawing.width}
      height={drawing.height}
      style={{ left: offset }}
      aria-hidden="true"
    >
      <path
        d={drawing.outlineOf(name)}
        fill="none"
        strokeLinejoin="round"
        stroke={theme.tokens['color-text']}
        strokeWidth={2.2}
      />
    </svg>
  )
}
