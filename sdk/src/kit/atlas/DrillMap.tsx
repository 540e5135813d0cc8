import { useId, useMemo, useState } from 'react'
import { ChartFrame } from '../chartFrame/ChartFrame.tsx'
import { useFrame } from '../chartFrame/useFrame.ts'
import { fillOf, fillOfClass } from '../maps/fillOf.ts'
import type { MapArea } from '../maps/MapArea.ts'
import { ClassKey } from '../maps/MapKey.tsx'
import { HatchPattern } from '../maps/MapTexture.tsx'
import { bordersBetween, mapRatio, stateShapes } from '../maps/stateShapes.ts'
import { valueClasses, type ValueClass } from '../maps/valueClasses.ts'
import { DrillBar, mostZoom } from './DrillBar.tsx'
import { drillMarks, stateUnder, type DrillZone } from './drillMarks.ts'
import { zoomInto } from './zoomInto.ts'

export interface DrillMapProps {
  name: string
  summary: string
  /** What stands first on the way: the nation. */
  nation: string
  zones: readonly DrillZone[]
  states: readonly MapArea[]
  format: (value: number) => string
  formatTick?: (value: number) => string
  classes?: readonly ValueClass[]
  maxHeight?: number
  /** A state was chosen, inside its zone. */
  onSelect?: (id: string) => void
}

/** The nation by zone; a zone opens into its states, and the way back stands above. */
export function DrillMap(props: DrillMapProps) {
  const {
    name,
    summary,
    nation,
    zones,
    states,
    format,
    formatTick = format,
    maxHeight = 460,
    onSelect,
  } = props
  const frame = useFrame()
  const { width, theme, look } = frame
  const hatch = useId()
  const [open, setOpen] = useState<string | null>(null)
  const [zoom, setZoom] = useState(1)
  const zone = zones.find(({ id }) => id === open) ?? null
  const mapWidth = Math.max(1, Math.min(width, maxHeight / mapRatio))
  const drawing = useMemo(() => stateShapes(mapWidth), [mapWidth])
  const borders = useMemo(
    () => bordersBetween(drawing, (state) => zones.find((one) => one.states.includes(state))?.id),
    [drawing, zones],
  )
  const own = useMemo(
    () => valueClasses([...zones, ...states].flatMap(({ value }) => value ?? [])),
    [zones, states],
  )
  const fills = { theme, classes: props.classes ?? own }
  const offset = (width - mapWidth) / 2
  const view = zoomInto(drawing, zone?.states ?? [], zoom)
  const shown = drillMarks({ drawing, zones, zone, states, view, offset, format })
  const areaOf = (state: string) =>
    zone
      ? states.find((one) => one.name === state && zone.states.includes(state))
      : zones.find((one) => one.states.includes(state))
  const go = (to: string | null) => {
    setOpen(to)
    setZoom(1)
  }
  return (
    <div className="k-map">
      <DrillBar
        {...{ nation, zone, zoom }}
        onNation={() => go(null)}
        onZoom={(factor) => setZoom(Math.max(1, Math.min(mostZoom, zoom * factor)))}
      />
      <ChartFrame
        {...{ frame, name, summary, marks: shown }}
        height={Math.round(drawing.height)}
        titled="Place"
        markAt={(x, y) => {
          const state = stateUnder(drawing, view, x - offset, y)
          const at = shown.findIndex((mark) => state !== undefined && mark.states.includes(state))
          return at === -1 ? null : at
        }}
        onSelect={(id) => (zone ? onSelect?.(id) : go(id))}
        pointer="none"
        legend={
          <ClassKey
            classes={fills.classes}
            fillOf={(at) => fillOfClass(at, fills)}
            format={formatTick}
            missing={shown.filter(({ facts }) => facts[0]?.value === null).length}
            outside={zone ? 1 : 0}
          />
        }
      >
        <svg width={width} height={drawing.height} role="presentation" overflow="hidden">
          <defs>
            <HatchPattern id={hatch} theme={theme} />
          </defs>
          <g
            className="k-drill"
            transform={`translate(${offset + view.x} ${view.y}) scale(${view.scale})`}
            strokeLinejoin="round"
          >
            {drawing.shapes.map(({ name: state }) => (
              <path
                key={state}
                d={drawing.outlineOf(state)}
                fill={fillOf(areaOf(state), fills)?.colour ?? `url(#${hatch})`}
                stroke={look.colour('surface')}
                strokeWidth={(zone ? 1 : 0.4) / view.scale}
              />
            ))}
            <path d={borders} fill="none" stroke={look.colour('text')} strokeWidth={1.4 / view.scale} />
            <path
              d={drawing.border}
              fill="none"
              stroke={look.colour('border-strong')}
              strokeWidth={1 / view.scale}
            />
          </g>
        </svg>
      </ChartFrame>
    </div>
  )
}
