import { useHostAnswer, useSetSettings, useSettings, type Catalog } from '@msdat/sdk'
import {
  clusterPoints,
  formatsOf,
  levels,
  placesAt,
  useRegistries,
  valueOf,
  zoneOf,
  type Registry,
} from '@msdat/sdk/kit'
import { LayeredMap } from '@msdat/sdk/kit/atlas'
import { useCallback, useMemo } from 'react'
import type { Layer } from './Layer.ts'
import { mapOf } from './tellLayers.ts'

const layers = {
  zones: 'Borders of zones',
  facilities: 'Facilities',
  bubbles: 'Circles',
} as const
type LayerName = keyof typeof layers

/** Degrees of a cell of facilities. */
const cell = 0.4

/** The first map with what is switched on over it. */
export function LayersView({ catalog, first, second }: { catalog: Catalog; first: Layer; second: Layer }) {
  const { layers: shown } = useSettings<{ layers: string }>()
  const setSettings = useSetSettings()
  const isOn = (layer: LayerName): boolean => shown.split(',').includes(layer)
  const set = (layer: LayerName, on: boolean) => {
    const names = (Object.keys(layers) as LayerName[]).filter((one) => (one === layer ? on : isOn(one)))
    void setSettings({ layers: names.join(',') })
  }
  const answer = useHostAnswer('facilities.clusters', isOn('facilities') ? { cell } : null)
  const found = valueOf(answer)
  const lists = valueOf(useRegistries(isOn('facilities')))
  const zones = useMemo(() => zonesOfStates(catalog), [catalog])
  const zoneOfState = useCallback((state: string) => zones.get(state), [zones])
  const bubbles = {
    label: second.title,
    values: new Map(second.areas.map(({ name, value }) => [name, value])),
    format: formatsOf(second.factor).format,
  }
  return (
    <div className="k-stack">
      <fieldset className="k-row" style={{ border: 0, padding: 0, gap: 'var(--space-4)' }}>
        <legend className="k-hidden">Layers over {first.title}</legend>
        {(Object.keys(layers) as LayerName[]).map((layer) => (
          <label key={layer} className="k-field">
            <input
              type="checkbox"
              checked={isOn(layer)}
              onChange={(event) => set(layer, event.currentTarget.checked)}
            />
            <span>{layer === 'bubbles' ? `Circles: ${second.title}` : layers[layer]}</span>
          </label>
        ))}
      </fieldset>
      <LayeredMap
        {...mapOf(first)}
        name={`${first.title} with layers`}
        label={first.title}
        zoneOf={isOn('zones') ? zoneOfState : null}
        bubbles={isOn('bubbles') ? bubbles : null}
        points={found ? clusterPoints(found.clusters) : null}
        things="facilities"
      />
      {isOn('facilities') && (
        <p className="k-muted" aria-live="polite">
          {found
            ? `${found.located.toLocaleString('en')} of ${found.matched.toLocaleString('en')} facilities have coordinates. ${lists ? tellLists(lists.registries) : ''}`
            : answer.status === 'failed'
              ? answer.problem.message
              : 'Facilities are loading …'}
        </p>
      )}
    </div>
  )
}

function tellLists(registries: readonly Registry[]): string {
  const names = registries.map(({ name, date, citation }) => `${name}, ${date} (${citation})`).join('; ')
  const isPublicOnly = registries.every(({ is_built_in }) => is_built_in)
  return `Lists: ${names}.${isPublicOnly ? ' Private facilities are missing.' : ''}`
}

/** The zone of each state by its name. */
const zonesOfStates = ({ locations }: Catalog): Map<string, string | undefined> =>
  new Map(placesAt(locations, levels.state).map((state) => [state.name, zoneOf(state, locations)?.name]))
