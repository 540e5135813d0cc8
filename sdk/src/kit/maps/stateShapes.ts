import { geoContains, geoMercator, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import topology from '../geo/nigeria-states.topo.json' with { type: 'json' }

interface StateProperties {
  name: string
}

// JSON imports lose the tuple and literal types that the TopoJSON definitions ask for.
const states = topology as unknown as Topology<{ states: GeometryCollection<StateProperties> }>

/** The 37 states; their names serve as ids. */
export const stateFeatures = feature(states, states.objects.states).features.map((state) => ({
  ...state,
  id: state.properties.name,
}))
export type StateFeature = (typeof stateFeatures)[number]

const border = mesh(states, states.objects.states, (one, other) => one === other)

export interface StateShape {
  name: string
  /** Middle of the shape, in pixels of the drawing. */
  x: number
  y: number
}

export interface StateShapes {
  width: number
  height: number
  /** The Mercator projection that fits the states into the drawing, in the words of nivo. */
  projection: { projectionScale: number; projectionTranslation: [number, number] }
  shapes: StateShape[]
  /** The path around the whole. */
  border: string
  outlineOf: (name: string) => string
  /** The box around states, in pixels of the drawing; that of the whole where none is named. */
  boxAround: (names: readonly string[]) => Box
  /** Pixels of the drawing for degrees. */
  pointAt: (longitude: number, latitude: number) => [x: number, y: number]
  /** Name of the state at a point of the drawing. */
  nameAt: (x: number, y: number) => string | undefined
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Height of the map for its width. */
export const mapRatio = 0.8

const margin = 4

/** Where the 37 states lie in a drawing of the given width. */
export function stateShapes(width: number): StateShapes {
  const height = width * mapRatio
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    { type: 'FeatureCollection', features: stateFeatures },
  )
  const path = geoPath(projection)
  const [left, top] = projection.translate()
  const placed = stateFeatures.map((state) => ({ state, box: path.bounds(state) }))
  return {
    width,
    height,
    projection: {
      projectionScale: projection.scale(),
      projectionTranslation: [left / width, top / height],
    },
    shapes: stateFeatures.map((state) => {
      const [x, y] = path.centroid(state)
      return { name: state.id, x, y }
    }),
    border: path(border) ?? '',
    outlineOf: (name) => {
      const state = stateFeatures.find(({ id }) => id === name)
      return (state && path(state)) ?? ''
    },
    boxAround: (names) => {
      const chosen = placed.filter(({ state }) => names.length === 0 || names.includes(state.id))
      return {
        left: Math.min(...chosen.map(({ box }) => box[0][0])),
        top: Math.min(...chosen.map(({ box }) => box[0][1])),
        right: Math.max(...chosen.map(({ box }) => box[1][0])),
        bottom: Math.max(...chosen.map(({ box }) => box[1][1])),
      }
    },
    pointAt: (longitude, latitude) => projection([longitude, latitude]) ?? [NaN, NaN],
    nameAt: (x, y) => {
      const point = projection.invert?.([x, y])
      // Boxes first: looking into every outline at each move of the pointer would be slow.
      if (!point) return undefined
      return placed.find(({ state, box }) => holds(box, x, y) && geoContains(state, point))?.state.id
    },
  }
}

function holds([[left, top], [right, bottom]]: [[number, number], [number, number]], x: number, y: number) {
  return x >= left && x <= right && y >= top && y <= bottom
}

/** The lines between groups of states, such as zones, for a projection that stateShapes() found. */
export function bordersBetween(drawing: StateShapes, groupOf: (name: string) => string | undefined): string {
  const [left, top] = drawing.projection.projectionTranslation
  const projection = geoMercator()
    .scale(drawing.projection.projectionScale)
    .translate([left * drawing.width, top * drawing.height])
  const lines = mesh(
    states,
    states.objects.states,
    (one, other) => groupOf(nameOf(one)) !== groupOf(nameOf(other)),
  )
  return geoPath(projection)(lines) ?? ''
}

const nameOf = (state: { properties?: unknown }): string => (state.properties as StateProperties).name
