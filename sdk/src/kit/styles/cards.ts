export const cards = `
.k-card {
  position: relative; display: flex; flex-direction: column; min-width: 0; background: var(--color-surface);
  border: 1px solid var(--color-border); border-radius: var(--radius-3); box-shadow: var(--shadow-1);
}
.k-card[data-expanded] { position: fixed; inset: 0; z-index: 20; overflow: auto; border-radius: 0 }
.k-page:has([data-alone]) > :not([data-alone], :has([data-alone])), :has(> [data-alone]) > :not([data-alone]) { display: none }
.k-card-head { display: flex; flex-wrap: wrap; gap: var(--space-3); padding: var(--space-4) var(--space-4) 0; align-items: flex-start }
.k-card-words { flex: 1 1 12rem; display: grid; gap: var(--space-1); min-width: 0 }
.k-card-head :is(h2, h3) { font-size: var(--text-4) }
.k-card-facts { --between: 0.9rem; display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-1) 0; color: var(--color-text-muted); font-size: var(--text-2) }
/* The dot stands before its fact, and is cut off where that begins a line. */
.k-card-facts { margin-inline-start: calc(-1 * var(--between)); clip-path: inset(0 0 0 var(--between)) }
.k-card-facts > * { position: relative; margin-inline-start: var(--between) }
.k-fact + .k-fact::before { content: '·'; position: absolute; inset-inline-end: calc(100% + var(--between) / 2); translate: 50%; color: var(--color-border-strong) }
.k-card-sub { color: var(--color-text-muted); font-size: var(--text-1) }
.k-card-actions { display: flex; flex-wrap: wrap; gap: var(--space-2); align-items: center; margin-inline-start: auto }
.k-card-icons { display: flex; gap: inherit; align-items: center }
.k-card-tools { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-4); align-items: center; padding: var(--space-3) var(--space-4) 0 }
.k-card-tools > .k-field > span { white-space: nowrap }
.k-card-tools:empty { display: none }
.k-card-notes { display: grid; gap: var(--space-2); padding: var(--space-3) var(--space-4) 0 }
.k-card-body { padding: var(--space-3) var(--space-4) var(--space-4); min-width: 0; flex: 1 }
.k-card-foot { border-top: 1px solid var(--color-border); padding: 0 var(--space-4); font-size: var(--text-1); color: var(--color-text-muted) }
/* Of cards in a row the drawings begin at one height, however long their titles are. Without rows between them, those
   that a card does not have take no room. */
.k-even { display: grid; gap: 0 var(--space-4); margin-block-end: calc(-1 * var(--space-4)) }
.k-even > * { margin-block-end: var(--space-4) }
.k-even > .k-card { grid-row: span 5; display: grid; grid-template: subgrid / minmax(0, 1fr) }
.k-even > .k-card > .k-card-body { grid-row: 4 }
.k-even > .k-card > .k-card-head { grid-row: 1 }
.k-even > .k-card > .k-card-tools { grid-row: 2 }
.k-even > .k-card > .k-card-notes { grid-row: 3 }
.k-even > .k-card > .k-card-foot { grid-row: 5; align-self: end }
.k-sheet > summary { flex-wrap: nowrap; gap: var(--space-2); align-items: center; padding-block-end: var(--space-4); cursor: pointer; list-style: none; font-weight: var(--weight-strong) }
.k-sheet > summary::-webkit-details-marker { display: none }
.k-sheet > summary:hover { color: var(--color-accent) }
.k-sheet[open] > summary svg { transform: rotate(90deg) }
.k-provenance > summary {
  display: flex; align-items: center; gap: var(--space-2); min-height: 2.5rem; cursor: pointer; list-style: none;
  color: var(--color-text-muted); font-weight: var(--weight-medium); border-radius: var(--radius-1);
}
.k-provenance > summary::-webkit-details-marker { display: none }
.k-provenance > summary:hover { color: var(--color-accent) }
.k-provenance > summary svg { transition: transform var(--motion-fast) }
.k-provenance[open] > summary svg:first-child { transform: rotate(90deg) }
.k-provenance > div { display: grid; gap: var(--space-3); padding-block: var(--space-2) var(--space-4); max-width: 78ch }
.k-provenance ul { display: grid; gap: var(--space-2); padding-inline-start: var(--space-4) }
.k-provenance strong { color: var(--color-text); font-weight: var(--weight-medium) }
.k-state { display: grid; place-content: center; justify-items: center; gap: var(--space-3); padding: var(--space-5) var(--space-4); text-align: center }
.k-state p { max-width: 46ch; text-wrap: balance }
.k-state-icon { display: grid; place-content: center; width: 3rem; height: 3rem; border-radius: var(--radius-round); background: var(--color-surface-sunken); color: var(--color-text-muted) }
.k-state-choices { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--space-2); padding: 0; list-style: none }
.k-skeleton { display: flex; align-items: flex-end; gap: 3%; padding: var(--space-4) 0; overflow: hidden }
.k-skeleton i { flex: 1; border-radius: var(--radius-1) var(--radius-1) 0 0; background: var(--color-border); animation: k-breathe 1.6s ease-in-out infinite alternate }
.k-skeleton i:nth-child(even) { animation-delay: 0.25s }
@keyframes k-breathe { to { opacity: 0.45 } }
[data-reduced-motion] .k-skeleton i { animation: none }
@media (prefers-reduced-motion: reduce) { .k-skeleton i { animation: none } }
@media (max-width: 700px) {
  .k-card-actions { gap: var(--space-1) }
  .k-card { border-radius: var(--radius-2) }
  .k-even > * { margin-block-end: var(--space-3) }
  .k-even { margin-block-end: calc(-1 * var(--space-3)) }
  .k-card-head, .k-card-tools, .k-card-notes { padding-inline: var(--space-3) }
  .k-card-body { padding: var(--space-3) }
  .k-card-foot { padding-inline: var(--space-3) }
  .k-card-actions { margin-inline-start: 0; gap: 0 var(--space-2); width: 100% }
  .k-card-actions:has(> .k-card-icons:only-child) { width: auto; margin-inline-start: auto }
  .k-card-icons { margin-inline-start: auto; gap: 0 }
  .k-card-tools > .k-field > span { white-space: normal }
  .k-card-tools > .k-field:not(:has(> [role='switch'])) { display: grid; gap: var(--space-1); width: 100% }
  .k-card-actions .k-toggle > * { padding-inline: var(--space-2) }
  /* It begins a row of its own where the views take one. */
  .k-card-actions > .k-button:not([data-icon]) { padding-inline: 0 }
}
`
