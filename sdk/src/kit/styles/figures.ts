export const figures = `
.k-chart { position: relative; min-width: 0 }
.k-chart-area { position: relative; border-radius: var(--radius-1); touch-action: pan-y }
.k-chart-area > svg, .k-chart-area > div > svg { overflow: visible; max-width: 100% }
.k-chart text { font-family: var(--font-body); font-variant-numeric: tabular-nums }
.k-chart-line { position: absolute; bottom: 0; width: 1px; background: var(--color-border-strong); pointer-events: none }
.k-chart-ring { position: absolute; width: 1.25rem; height: 1.25rem; margin: -0.625rem; border: 2px solid var(--color-text); border-radius: 50%; pointer-events: none }
.k-chart-overlay { position: absolute; top: 0; pointer-events: none; overflow: visible }
.k-chart-cell { position: absolute; border: 2px solid var(--color-text); pointer-events: none }
.k-tooltip-flag { display: flex; align-items: baseline; gap: var(--space-1); color: var(--color-warning) }
.k-tooltip-flag svg { flex: none }
.k-tooltip-value small { font-size: var(--text-1); font-weight: var(--weight-normal); color: var(--color-text-muted) }
.k-chart-legend { margin-top: var(--space-3); display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-5) }
.k-tooltip {
  position: absolute; z-index: 20; pointer-events: none; max-width: min(20rem, 92%); width: max-content; padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-border); border-radius: var(--radius-2); background: var(--color-surface-raised);
  color: var(--color-text); box-shadow: var(--shadow-2); font-size: var(--text-1); line-height: 1.45;
}
.k-tooltip strong { display: block; font-size: var(--text-2); font-weight: var(--weight-strong) }
.k-tooltip dl { display: grid; grid-template-columns: auto max-content; gap: 0 var(--space-3); align-items: start }
.k-tooltip dt { text-wrap: balance; display: flex; align-items: center; gap: var(--space-1); color: var(--color-text-muted) }
.k-tooltip dd { text-align: end; font-variant-numeric: tabular-nums; font-weight: var(--weight-medium) }
.k-tooltip dd small { font-weight: var(--weight-normal) }
.k-tooltip-value { font-size: var(--text-4); font-weight: var(--weight-strong); font-variant-numeric: tabular-nums }
.k-map { position: relative; display: grid; gap: var(--space-3) }
.k-map .k-chart-area > div > svg { margin-inline: auto }
.k-map .k-chart-area path { transition: fill var(--motion-normal) }
.k-multiples { display: grid; gap: var(--space-4); padding: 0; list-style: none }
.k-multiples > li { min-width: 0 }
.k-multiples h4 { font-size: var(--text-2); font-weight: var(--weight-medium) }
.k-score { display: grid; justify-items: center; gap: var(--space-2); text-align: center }
.k-score figcaption { font-weight: var(--weight-medium) }
.k-headline { display: grid; gap: var(--space-1) }
.k-headline-value { font-size: var(--text-7); font-weight: var(--weight-strong); line-height: 1.1; font-variant-numeric: tabular-nums }
.k-headline-value small { font-size: var(--text-3); font-weight: var(--weight-normal); color: var(--color-text-muted) }
.k-headline-facts { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-1) var(--space-3); color: var(--color-text-muted); font-size: var(--text-2) }
.k-dependence { display: block; max-width: 11rem; margin-inline: auto; color: var(--color-text-muted); font-weight: var(--weight-normal); white-space: normal }
.k-answer { padding: var(--space-2) var(--space-4); border: 1px solid var(--color-border); border-radius: var(--radius-3); background: var(--color-surface); box-shadow: var(--shadow-1) }
.k-answer-facts { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-4); padding: 0; list-style: none; font-size: var(--text-2) }
@media (max-width: 700px) {
  .k-answer { padding-inline: var(--space-3); border-radius: var(--radius-2) }
  .k-answer-facts { display: grid }
}
.k-drill-bar { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-1) var(--space-2); font-size: var(--text-2) }
.k-drill-bar ol { display: flex; flex-wrap: wrap; gap: var(--space-2); padding: 0; margin: 0; margin-inline-end: auto; list-style: none }
.k-drill-bar li + li::before { content: '›'; margin-inline-end: var(--space-2); color: var(--color-text-muted) }
.k-drill { transition: transform var(--motion-normal) }
.k-classes { display: grid; gap: var(--space-1); font-size: var(--text-1); color: var(--color-text-muted); max-width: 30rem }
/* The key stands beneath its map, which stands in the middle. */
.k-map .k-classes { width: 100%; margin-inline: auto }
.k-map .k-classes > .k-legend { justify-content: center }
.k-classes ol { display: flex; list-style: none; padding: 0; gap: 1px }
.k-classes ol li { flex: 1; display: grid; gap: 2px; min-width: 0; font-variant-numeric: tabular-nums }
.k-classes ol li:last-child { min-width: min-content }
.k-classes ol span { display: flex; justify-content: space-between; column-gap: var(--space-3) }
.k-classes ol li:first-child svg { border-radius: var(--radius-1) 0 0 var(--radius-1) }
.k-classes ol li:last-child svg { border-radius: 0 var(--radius-1) var(--radius-1) 0 }
.k-terms { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: var(--space-1) var(--space-4); margin: 0 }
.k-terms dt { color: var(--color-text-muted) }
.k-terms dd { margin: 0 }
`
