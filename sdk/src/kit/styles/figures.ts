export const figures = `
.k-chart { position: relative; min-width: 0 }
.k-chart-area { position: relative; border-radius: var(--radius-1); touch-action: pan-y }
.k-chart-area > svg, .k-chart-area > div > svg { overflow: visible; max-width: 100% }
.k-chart text { font-family: var(--font-body) }
.k-chart-legend { margin-top: var(--space-3); display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-5) }
.k-tooltip {
  position: absolute; z-index: 20; pointer-events: none; max-width: min(18rem, 92%); width: max-content; padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-border); border-radius: var(--radius-2); background: var(--color-surface-raised);
  color: var(--color-text); box-shadow: var(--shadow-2); font-size: var(--text-1); line-height: 1.45;
}
.k-tooltip strong { display: block; font-size: var(--text-2); font-weight: var(--weight-strong) }
.k-tooltip dl { display: grid; grid-template-columns: auto auto; gap: 0 var(--space-3); align-items: baseline }
.k-tooltip dt { display: flex; align-items: center; gap: var(--space-1); color: var(--color-text-muted) }
.k-tooltip dd { text-align: end; font-variant-numeric: tabular-nums; font-weight: var(--weight-medium) }
.k-tooltip-value { font-size: var(--text-4); font-weight: var(--weight-strong); font-variant-numeric: tabular-nums }
.k-map { position: relative; display: grid; gap: var(--space-3) }
.k-map .k-chart-area > div > svg { margin-inline: auto }
.k-map .k-chart-area path { transition: fill var(--motion-normal) }
.k-classes { display: grid; gap: var(--space-1); font-size: var(--text-1); color: var(--color-text-muted); max-width: 30rem }
.k-classes ol { display: flex; list-style: none; padding: 0; gap: 1px }
.k-classes ol li { flex: 1; display: grid; gap: 2px; min-width: 0; font-variant-numeric: tabular-nums }
.k-classes ol span { display: flex; justify-content: space-between }
.k-classes ol li:first-child svg { border-radius: var(--radius-1) 0 0 var(--radius-1) }
.k-classes ol li:last-child svg { border-radius: 0 var(--radius-1) var(--radius-1) 0 }
`
