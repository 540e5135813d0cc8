export const tables = `
.k-table-region { container-type: inline-size; position: relative; overflow: auto; scroll-padding: 2.75rem var(--space-3) var(--space-3); max-height: var(--k-table-height, 34rem); border: 1px solid var(--color-border); border-radius: var(--radius-2); background: var(--color-surface) }
/* Cut words and rows look finished; a fading edge says that there is more behind it. */
.k-table-region[data-hidden]:not(:focus-visible) { mask-image: linear-gradient(to left, var(--k-end, #000), #000 var(--space-6)), linear-gradient(to top, var(--k-below, #000), #000 var(--space-6)); mask-composite: intersect }
.k-table-region[data-hidden~='end'] { --k-end: transparent }
.k-table-region[data-hidden~='below'] { --k-below: transparent }
.k-table { width: 100%; border-collapse: separate; border-spacing: 0; font-size: var(--text-2); font-variant-numeric: tabular-nums }
.k-table caption { padding: var(--space-2) var(--space-3); text-align: start; color: var(--color-text-muted); font-size: var(--text-1); border-bottom: 1px solid var(--color-border) }
/* The caption belongs to the table, not to its first columns: it stays and folds while they are scrolled through. */
.k-table caption > span:not(.k-hidden) { position: sticky; inset-inline-start: var(--space-3); display: inline-block; max-width: calc(100cqi - 2 * var(--space-3)) }
.k-table caption:has(> .k-hidden) { padding: 0; border: 0 }
.k-table th, .k-table td { padding: var(--space-2) var(--k-cell-room, var(--space-3)); text-align: start; border-bottom: 1px solid var(--color-border); vertical-align: middle }
.k-table tbody tr:last-child > * { border-bottom: 0 }
.k-table thead th { position: sticky; top: 0; z-index: 2; background: var(--color-surface-sunken); color: var(--color-text-muted); font-weight: var(--weight-medium); font-size: var(--text-1); vertical-align: bottom }
.k-table tbody th { font-weight: var(--weight-medium); background: var(--color-surface) }
/* What a row is about stays in sight while its figures are scrolled through. */
.k-table tbody th:first-child, .k-table:has(tbody th:first-child) thead th:first-child { position: sticky; inset-inline-start: 0; z-index: 1 }
.k-table:has(tbody th:first-child) thead th:first-child { z-index: 3 }
.k-table [data-number] { text-align: end }
/* A figure is not torn, and neither is the name of a place, which is a button. */
.k-table td[data-number], .k-table:not(.k-matrix) tbody th .k-button { white-space: nowrap }
.k-table tbody tr:hover > * { background: var(--color-surface-hover) }
.k-table tr[data-selected] > * { background: var(--color-accent-soft) }
.k-table thead button { display: inline-flex; align-items: center; gap: var(--space-1); min-height: 1.75rem; padding: 0 var(--space-1); margin: 0 calc(-1 * var(--space-1)); border: 0; border-radius: var(--radius-1); background: none; font: inherit; color: inherit; text-align: inherit; line-height: 1.25; cursor: pointer }
.k-table thead small, .k-table td[data-number] > small { display: block; font-size: var(--text-1); font-weight: var(--weight-normal); color: var(--color-text-muted) }
.k-table thead small { white-space: nowrap }
.k-table thead button:hover { color: var(--color-text) }
.k-table thead button svg { flex: none; opacity: 0.45 }
.k-table th[aria-sort] button { color: var(--color-accent) }
.k-table th[aria-sort] button svg { opacity: 1 }
.k-table-missing { color: var(--color-text-muted); font-style: italic; font-size: var(--text-1) }
.k-matrix thead th { top: 0; text-align: center; white-space: nowrap; border-inline-start: 1px solid var(--color-border) }
.k-matrix thead tr + tr th { top: 2rem }
.k-matrix thead tr:first-child th { height: 2rem; padding-block: 0 }
.k-matrix thead tr:first-child th:first-child { border-inline-start: 0; text-align: start }
.k-matrix thead th[data-class='Routine'] { color: var(--color-source-routine); background: var(--color-source-routine-soft) }
.k-matrix thead th[data-class='Survey'] { color: var(--color-source-survey); background: var(--color-source-survey-soft) }
.k-matrix thead th[data-class='Estimate'] { color: var(--color-source-estimate); background: var(--color-source-estimate-soft) }
.k-matrix tbody th { position: sticky; inset-inline-start: 0; z-index: 1; min-width: 9rem; max-width: 17rem; width: 17rem }
.k-matrix thead tr:first-child th:first-child { position: sticky; inset-inline-start: 0; z-index: 3 }
.k-matrix td { padding: 2px; min-width: 5.2rem; text-align: center; border-inline-start: 1px solid var(--color-border) }
.k-matrix tbody tr:hover > * { background: var(--color-surface) }
.k-cell {
  display: grid; gap: 1px; width: 100%; min-height: 3.1rem; padding: var(--space-1) var(--space-2); place-content: center; border: 1px solid transparent;
  border-radius: var(--radius-1); background: none; color: var(--color-text); line-height: 1.2; cursor: pointer; font-variant-numeric: tabular-nums;
}
.k-cell strong { font-weight: var(--weight-strong) }
.k-cell small { font-size: var(--text-1); color: var(--color-text-muted) }
/* Told apart by their edges: in dark and in high contrast their grounds are nearly the same. */
.k-cell[data-age='new'] { border-color: var(--color-border-strong); background: var(--color-accent-soft) }
.k-cell[data-age='middle'] { border: 1px dashed var(--color-border-strong); background: var(--color-surface-sunken) }
.k-swatch.k-cell { width: 0.9rem; min-height: 0; padding: 0 }
.k-swatch.k-cell[data-age='old'] { border-color: var(--color-border) }
button.k-cell:hover { border-color: var(--color-accent) }
.k-cell[aria-pressed='true'] { border: 2px solid var(--color-accent) }
/* A system's own colours draw clear edges too: an old figure would look new. */
@media (forced-colors: active) {
  .k-cell[data-age='old'] { border-color: Canvas }
  .k-swatch.k-cell[data-age='old'] { border-color: GrayText }
  .k-cell[aria-pressed='true'] { border-color: Highlight }
}
@media (max-width: 700px) {
  /* Folded names make rows tall: the last of a short table is seen without scrolling inside it. */
  .k-table-region { max-height: max(44rem, var(--k-table-height, 0px)) }
  :where(.k-table:not(.k-matrix)) tbody th:first-child { max-width: 9.5rem; overflow-wrap: break-word; hyphens: auto }
  .k-table { --k-cell-room: var(--space-2) }
  /* A table that is scrolled sideways need not fold its words as if it had to fit. */
  .k-td { width: max-content; max-width: 13rem }
  /* What stands small beneath a figure folds: the next column has the room. */
  .k-table td[data-number] > small { white-space: normal }
  /* A long name in a narrow column would make the whole head tall. */
  .k-table th[data-long] button { width: max-content; max-width: 12rem }
  /* One of two or three columns fits. */
  .k-table:not(:has(thead th:nth-child(4))) .k-td { width: auto; max-width: none }
  .k-table:not(:has(thead th:nth-child(4))) :is(th, td):not(:last-child) { padding-inline-end: var(--space-1) }
  .k-table:not(:has(thead th:nth-child(4))) :is(th, td):not(:first-child) { padding-inline-start: var(--space-1) }
  .k-matrix tbody th { width: 7.2rem; min-width: 7.2rem; max-width: 7.2rem; padding-inline: var(--space-2); font-size: var(--text-1); hyphens: auto }
  .k-matrix td { min-width: 4.6rem }
  /* A source that is made from many would fold into a head taller than the window. */
  .k-matrix thead .k-dependence { width: max-content; max-width: 8.5rem }
  .k-cell { padding-inline: 2px }
}
`
