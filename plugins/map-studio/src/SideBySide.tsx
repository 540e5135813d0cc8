import { formatTick, formatValue } from '@msdat/sdk/kit'
import { Choropleth, type ValueClass } from '@msdat/sdk/kit/maps'
import type { Layer } from './Layer.ts'
import { tellLayer } from './tellLayers.ts'

interface SideBySideProps {
  first: Layer
  second: Layer
  /** Null where the two have no scale in common: each then has colours of its own. */
  classes: readonly ValueClass[] | null
}

export function SideBySide({ first, second, classes }: SideBySideProps) {
  return (
    <div className="k-columns">
      {[first, second].map((layer, at) => (
        <div key={at} className="k-stack">
          <h3>{layer.title}</h3>
          <Choropleth
            name={layer.title}
            summary={tellLayer(layer)}
            areas={layer.areas}
            format={(value) => formatValue(value, layer.factor)}
            formatTick={(value) => formatTick(value, layer.factor)}
            {...(classes && { classes })}
          />
        </div>
      ))}
    </div>
  )
}
