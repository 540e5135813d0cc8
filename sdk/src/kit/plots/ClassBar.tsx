interface ClassBarProps {
  colours: readonly string[]
  ends: readonly [number, number]
  format: (value: number) => string
  /** How many places have no figure. */
  missing?: number
}

/** The colours of a ramp between its two ends. */
export function ClassBar({ colours, ends, format, missing = 0 }: ClassBarProps) {
  return (
    <div className="k-chart-legend">
      <ul className="k-legend" aria-label="Colours">
        <li>
          {format(ends[0])}
          <svg width={colours.length * 18} height={12} aria-hidden="true">
            {colours.map((colour, at) => (
              <rect key={colour} x={at * 18} width={18} height={12} fill={colour} />
            ))}
          </svg>
          {format(ends[1])}
        </li>
        {missing > 0 && <li>No data: {missing} (hatched)</li>}
      </ul>
    </div>
  )
}
