import { useState } from 'react'
import { TooltipRoom } from '../parts/TooltipRoom.ts'
import { Choropleth, type ChoroplethProps } from '../maps/Choropleth.tsx'

export interface SwipeMapProps {
  /** Two maps on one scale: give both the same `classes`. The first has the key. */
  maps: readonly [first: ChoroplethProps, second: ChoroplethProps]
}

const whole = { position: 'absolute', inset: 0 } as const

// The key below the map stays whole.
const keyHeight = '3.2rem'
const leftOf = (share: number): string => {
  const foot = `calc(100% - ${keyHeight})`
  return `polygon(0 0, ${share}% 0, ${share}% ${foot}, 100% ${foot}, 100% 100%, 0 100%)`
}

/** The second map over the first; a slider says how much of each is seen. */
export function SwipeMap({ maps: [first, second] }: SwipeMapProps) {
  const [share, setShare] = useState(50)
  return (
    <div className="k-stack">
      <div className="k-row" style={{ justifyContent: 'space-between' }}>
        <span>◀ {first.name}</span>
        <span>{second.name} ▶</span>
      </div>
      <label className="k-stack">
        <span className="k-hidden">How much of the first map is seen</span>
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-valuetext={`${share}% ${first.name}, ${100 - share}% ${second.name}`}
          onChange={(event) => setShare(Number(event.currentTarget.value))}
        />
      </label>
      <div style={{ position: 'relative' }}>
        <div style={{ clipPath: leftOf(share) }}>
          <TooltipRoom value={{ from: 0, to: share / 100 }}>
            <Choropleth {...first} />
          </TooltipRoom>
        </div>
        <div style={{ ...whole, clipPath: `inset(0 0 0 ${share}%)` }}>
          <TooltipRoom value={{ from: share / 100, to: 1 }}>
            <Choropleth {...second} isKeyHidden />
          </TooltipRoom>
        </div>
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
