import { useHostAnswer, useSetSettings, useSettings, type Catalog, type HostOutput } from '@msdat/sdk'
import { formatTick, formatValue, levels, valueOf } from '@msdat/sdk/kit'
import { LayeredMap } from '@msdat/sdk/kit/atlas'
import { useCallback, useMemo } from 'react'
import { placesAt, type Layer } from './Layer.ts'
import { tellLayer } from './tellLayers.ts'

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
  const lists = valueOf(useHostAnswer('facilities.registries', isOn('facilities') ? {} : null))
  const zones = useMemo(() => zonesOfStates(catalog), [catalog])
  const zoneOf = useCallback((state: string) => zones.get(state), [zones])
  const bubbles = {
    label: second.title,
    values: new Map(second.areas.map(({ name, value }) => [name, value])),
    format: (value: number) => formatValue(value, second.factor),
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
        name={`${first.title} with layers`}
        summary={tellLayer(first)}
        label={first.title}
        areas={first.areas}
        format={(value) => formatValue(value, first.factor)}
        formatTick={(value) => formatTick(value, first.factor)}
        zoneOf={isOn('zones') ? zoneOf : null}
        bubbles={isOn('bubbles') ? bubbles : null}
        points={
          found?.clusters.map(({ longitude, latitude, count, facility }, at) => ({
            id: String(at),
            label: facility?.name ?? `${count} facilities`,
            longitude,
            latitude,
            count,
          })) ?? null
        }
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

function tellLists(registries: HostOutput<'facilities.registries'>['registries']): string {
  const names = registries.map(({ name, date, citation }) => `${name}, ${date} (${citation})`).join('; ')
  const isPublicOnly = registries.every(({ is_built_in }) => is_built_in)
  return `Lists: ${names}.${isPublicOnly ? ' Private facilities are missing.' : ''}`
}

/** The zone of each state by its name. */
function zonesOfStates(catalog: Catalog): Map<string, string> {
  const zones = new Map(placesAt(catalog, levels.zone).map(({ id, name }) => [id, name]))
  return new Map(
    placesAt(catalog, levels.state).flatMap(({ name, parent }) => {
      const zone = parent === null ? undefined : zones.get(parent)
      return zone === undefined ? [] : [[name, zone] as const]
    }),
  )
}
