import { geoMercator, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import topology from '../geo/nigeria-states.topo.json' with { type: 'json' }

interface StateProperties {
  name: string
}

// JSON imports lose the tuple and literal types that the TopoJSON definitions ask for.
const states = topology as unknown as Topology<{ states: GeometryCollection<StateProperties> }>
const features = feature(states, states.objects.states)

export interface StateShape {
  name: string
  path: string
  /** Middle of the shape, in pixels of the drawing. */
  x: number
  y: number
}

/** Height of the map for its width. */
export const mapRatio = 0.8

/** Outlines of the 37 states, and of the whole, for a drawing of the given width. */
export function stateShapes(width: number): { shapes: StateShape[]; border: string } {
  const projection = geoMercator().fitExtent(
    [
      [4, 4],
      [width - 4, width * mapRatio - 4],
    ],
    features,
  )
  const path = geoPath(projection)
  const border = path(mesh(states, states.objects.states, (one, other) => one === other)) ?? ''
  const shapes = features.features.map((state) => {
    const [x, y] = path.centroid(state)
    return { name: state.properties.name, path: path(state) ?? '', x, y }
  })
  return { shapes, border }
}
