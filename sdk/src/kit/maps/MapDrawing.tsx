import { GeoMap } from '@nivo/geo'
import type { ReactNode } from 'react'
import type { Theme } from '../../contracts/appearance.ts'
import { stateFeatures, type StateFeature, type StateShapes } from './stateShapes.ts'

// nivo draws layers as it does in every chart, but its types for maps forgot them.
declare module '@nivo/geo' {
  interface CommonProps {
    layers?: readonly ('features' | (() => ReactNode))[]
  }
}

interface MapDrawingProps {
  drawing: StateShapes
  /** Colour of a state by its name; null where it has no figure. */
  colourOf: (name: string) => string | null
  /** Names of the states that are outlined, the last above the others. */
  outlined: readonly string[]
  hatch: string
  theme: Theme
}

/** The states, drawn by nivo. Pointing draws only the outlines anew: nivo keeps each state that is as it was. */
export function MapDrawing({ drawing, colourOf, outlined, hatch, theme }: MapDrawingProps) {
  return (
    <GeoMap
      features={stateFeatures}
      width={drawing.width}
      height={drawing.height}
      {...drawing.projection}
      fillColor={({ id }: StateFeature) => colourOf(id) ?? `url(#${hatch})`}
      borderWidth={theme.highContrast ? 2 : 1}
      borderColor={theme.tokens['color-surface']}
      layers={[
        () => <Hatch id={hatch} theme={theme} />,
        'features',
        () => <Lines {...{ drawing, outlined, theme }} />,
      ]}
      isInteractive={false}
      role="presentation"
    />
  )
}

function Hatch({ id, theme }: { id: string; theme: Theme }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill={theme.tokens['color-no-data']} />
        <line x1="0" y1="0" x2="0" y2="6" stroke={theme.tokens['color-no-data-line']} strokeWidth="2" />
      </pattern>
    </defs>
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
