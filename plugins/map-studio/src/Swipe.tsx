import { formatTick, formatValue } from '@msdat/sdk/kit'
import { Choropleth, type ValueClass } from '@msdat/sdk/kit/maps'
import { useState } from 'react'
import type { Layer } from './Layer.ts'
import { tellLayer } from './tellLayers.ts'

interface SwipeProps {
  first: Layer
  second: Layer
  classes: readonly ValueClass[]
}

const whole = { position: 'absolute', inset: 0 } as const

// The key below the map stays whole.
const keyHeight = '3.2rem'
const leftOf = (share: number): string => {
  const foot = `calc(100% - ${keyHeight})`
  return `polygon(0 0, ${share}% 0, ${share}% ${foot}, 100% ${foot}, 100% 100%, 0 100%)`
}

/** The second map over the first; a slider says how much of each is seen. */
export function Swipe({ first, second, classes }: SwipeProps) {
  const [share, setShare] = useState(50)
  const map = (layer: Layer, isKeyHidden: boolean) => (
    <Choropleth
      name={layer.title}
      summary={tellLayer(layer)}
      areas={layer.areas}
      format={(value) => formatValue(value, layer.factor)}
      formatTick={(value) => formatTick(value, layer.factor)}
      classes={classes}
      isKeyHidden={isKeyHidden}
    />
  )
  return (
    <div className="k-stack">
      <div className="k-row" style={{ justifyContent: 'space-between' }}>
        <span>◀ {first.title}</span>
        <span>{second.title} ▶</span>
      </div>
      <label className="k-stack">
        <span className="k-hidden">How much of the first map is seen</span>
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-valuetext={`${share}% ${first.title}, ${100 - share}% ${second.title}`}
          onChange={(event) => setShare(Number(event.currentTarget.value))}
        />
      </label>
      <div style={{ position: 'relative' }}>
        <div style={{ clipPath: leftOf(share) }}>{map(first, false)}</div>
        <div style={{ ...whole, clipPath: `inset(0 0 0 ${share}%)` }}>{map(second, true)}</div>
        <div
          aria-hidden="true"
          style={{
            ...whole,
            bottom: keyHeight,
            left: `${share}%`,
            width: 2,
            background: 'var(--color-accent)',
            pointerEvents: 'none',
          }}
        />
      </div>
    </div>
  )
}
