export const tables = `
.k-table-region { overflow: auto; max-height: 34rem; border: 1px solid var(--color-border); border-radius: var(--radius-2); background: var(--color-surface) }
.k-table { width: 100%; border-collapse: separate; border-spacing: 0; font-size: var(--text-2); font-variant-numeric: tabular-nums }
.k-table caption { padding: var(--space-2) var(--space-3); text-align: start; color: var(--color-text-muted); font-size: var(--text-1); border-bottom: 1px solid var(--color-border) }
.k-table th, .k-table td { padding: var(--space-2) var(--space-3); text-align: start; border-bottom: 1px solid var(--color-border); vertical-align: middle }
.k-table tbody tr:last-child > * { border-bottom: 0 }
.k-table thead th { position: sticky; top: 0; z-index: 2; background: var(--color-surface-sunken); color: var(--color-text-muted); font-weight: var(--weight-medium); font-size: var(--text-1); white-space: nowrap }
.k-table tbody th { font-weight: var(--weight-medium); background: var(--color-surface) }
.k-table [data-number] { text-align: end }
.k-table tbody tr:hover > * { background: var(--color-surface-hover) }
.k-table tr[data-selected] > * { background: var(--color-accent-soft) }
.k-table thead button { display: inline-flex; align-items: center; gap: var(--space-1); min-height: 1.75rem; padding: 0 var(--space-1); margin: 0 calc(-1 * var(--space-1)); border: 0; border-radius: var(--radius-1); background: none; font: inherit; color: inherit; cursor: pointer }
.k-table thead button:hover { color: var(--color-text) }
.k-table thead button svg { opacity: 0.45 }
.k-table th[aria-sort] button { color: var(--color-accent) }
.k-table th[aria-sort] button svg { opacity: 1 }
.k-table-missing { color: var(--color-text-muted); font-style: italic; font-size: var(--text-1) }
`
