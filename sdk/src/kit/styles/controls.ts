export const controls = `
.k-button {
  display: inline-flex; align-items: center; justify-content: center; gap: var(--space-2);
  min-height: var(--target-size); padding: var(--space-1) var(--space-3);
  border: 1px solid var(--color-border-strong); border-radius: var(--radius-2);
  background: var(--color-surface); color: var(--color-text); font-weight: var(--weight-medium);
  font-size: var(--text-2); line-height: 1.2; cursor: pointer; text-align: center; text-wrap: balance;
  transition: background var(--motion-fast), border-color var(--motion-fast), color var(--motion-fast);
}
.k-button:hover:not([aria-disabled]) { background: var(--color-surface-hover) }
.k-button[aria-disabled] { opacity: 0.55; cursor: not-allowed }
.k-button[data-kind='primary'] { background: var(--color-accent); border-color: var(--color-accent); color: var(--color-on-accent) }
.k-button[data-kind='primary']:hover:not([aria-disabled]) { background: var(--color-accent-strong) }
.k-button[data-kind='quiet'] { border-color: transparent; background: transparent; color: var(--color-text-muted) }
.k-button[data-kind='quiet']:hover:not([aria-disabled]) { background: var(--color-surface-hover); color: var(--color-text) }
.k-button[data-kind='link'] {
  text-align: start;
  min-height: 1.5rem; padding: 0; border: 0; background: none; color: var(--color-accent);
  text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; font-weight: inherit; font-size: inherit;
}
/* Within a sentence it makes no line taller. */
.k-note .k-button[data-kind='link'] { display: inline; min-height: 0 }
.k-button[data-kind='link']:hover { color: var(--color-accent-strong); text-decoration-thickness: 2px }
.k-button[data-icon] { width: var(--target-size); padding: 0 }
.k-toggle {
  display: inline-flex; flex-wrap: wrap; min-inline-size: 0; padding: 2px; gap: 2px; border-radius: var(--radius-2);
  background: var(--color-surface-sunken); border: 1px solid var(--color-border);
}
.k-toggle button {
  display: inline-flex; align-items: center; gap: var(--space-1); min-height: calc(var(--target-size) - 6px);
  padding: 0 var(--space-3); border: 0; border-radius: calc(var(--radius-2) - 2px); background: none;
  color: var(--color-text-muted); font-size: var(--text-2); font-weight: var(--weight-medium); cursor: pointer;
  transition: background var(--motion-fast), color var(--motion-fast);
}
.k-toggle button:hover { color: var(--color-text) }
.k-toggle button[aria-pressed='true'] { background: var(--color-surface); color: var(--color-accent); box-shadow: var(--shadow-1) }
[data-scheme='dark'] .k-toggle button[aria-pressed='true'] { background: var(--color-surface-hover) }
[data-high-contrast] .k-toggle button[aria-pressed='true'] { background: var(--color-accent); color: var(--color-on-accent) }
/* A system's own colours take grounds away and make clear edges seen. */
@media (forced-colors: active) {
  .k-toggle button[aria-pressed='true'], [data-scheme='dark'] .k-toggle button[aria-pressed='true'] { background: Highlight; color: HighlightText; forced-color-adjust: none }
  .k-button[data-kind='quiet'] { border-color: Canvas }
}
.k-field { display: inline-flex; align-items: center; gap: var(--space-2); font-size: var(--text-2); color: var(--color-text-muted); min-width: 0 }
.k-field :is(select, input:not([type]), input[type='search'], input[type='text']) {
  min-height: var(--target-size); max-width: 100%; min-width: 0; padding: 0 var(--space-2); border-radius: var(--radius-2);
  border: 1px solid var(--color-border-strong); background: var(--color-surface); color: var(--color-text);
}
label.k-field:has(> :is([type='checkbox'], [type='radio'])) { min-height: var(--target-size); cursor: pointer }
.k-field > :is([type='checkbox'], [type='radio']) { flex: none; margin: 0 }
input[role='switch'] {
  appearance: none; position: relative; flex: none; width: 2.25rem; height: 1.25rem; margin: 0; cursor: pointer;
  border: 1px solid var(--color-border-strong); border-radius: var(--radius-round); background: var(--color-surface-sunken);
}
input[role='switch']::after {
  content: ''; position: absolute; inset-block: 2px; inset-inline-start: 2px; width: calc(1.25rem - 6px);
  border-radius: 50%; background: var(--color-border-strong); transition: transform var(--motion-fast);
}
input[role='switch']:checked { border-color: var(--color-accent); background: var(--color-accent) }
input[role='switch']:checked::after { transform: translateX(1rem); background: var(--color-on-accent) }
@media (forced-colors: active) {
  input[role='switch']::after { background: ButtonText }
  input[role='switch']:checked { background: Highlight }
  input[role='switch']:checked::after { background: HighlightText }
}
.k-field input::placeholder { color: var(--color-text-muted) }
/* A question has the room of a sentence. */
.k-row:has(> .k-field > input:not([type])) { align-items: end }
.k-row > .k-field:has(> input:not([type])) { display: grid; flex: 1 1 16rem; gap: var(--space-1); max-width: 40rem }
.k-fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr)); align-items: end; gap: var(--space-3) }
@media (max-width: 700px) { .k-fields { grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr)) } }
.k-fields > .k-field { display: grid; gap: var(--space-1) }
.k-fields > .k-field > span:first-child { font-size: var(--text-1); font-weight: var(--weight-medium) }
.k-fields > .k-field :is(select, input) { width: 100% }
.k-suggest { position: relative }
.k-suggestions {
  position: absolute; z-index: 30; inset-inline: 0; top: calc(100% + var(--space-1));
  padding: var(--space-1); border: 1px solid var(--color-border); border-radius: var(--radius-2);
  background: var(--color-surface-raised); box-shadow: var(--shadow-3); color: var(--color-text);
}
.k-suggestions > div { display: flex; align-items: center; min-height: var(--target-size); padding: 0 var(--space-2); border-radius: var(--radius-1); cursor: pointer }
.k-suggestions > div:is(:hover, [aria-selected='true']) { background: var(--color-surface-hover) }
.k-suggestions > p { margin: 0; padding: var(--space-1) var(--space-2); font-size: var(--text-1); color: var(--color-text-muted) }
@media (forced-colors: active) { .k-suggestions > div:is(:hover, [aria-selected='true']) { background: Highlight; color: HighlightText; forced-color-adjust: none } }
.k-menu { position: relative }
.k-menu > summary { list-style: none }
.k-menu > summary::-webkit-details-marker { display: none }
.k-menu-items {
  position: absolute; z-index: 30; inset-inline-end: 0; top: calc(100% + var(--space-1)); display: grid; min-width: 10.5rem; scroll-margin: var(--space-2);
  padding: var(--space-1); border: 1px solid var(--color-border); border-radius: var(--radius-2);
  background: var(--color-surface-raised); box-shadow: var(--shadow-3);
}
.k-menu-items .k-button { justify-content: flex-start; text-align: start; border-color: transparent; background: none; font-weight: var(--weight-normal) }
.k-legend { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-3); padding: 0; list-style: none; font-size: var(--text-1) }
.k-legend > li { display: inline-flex; align-items: center; gap: var(--space-2); color: var(--color-text-muted) }
.k-legend button {
  display: inline-flex; align-items: center; gap: var(--space-2); min-height: 1.75rem; padding: 0 var(--space-1); border: 0;
  border-radius: var(--radius-1); background: none; color: var(--color-text); text-align: start; cursor: pointer;
}
.k-legend button:hover { background: var(--color-surface-hover) }
.k-legend button[aria-pressed='false'] { color: var(--color-text-muted); text-decoration: line-through }
.k-legend button[aria-pressed='false'] .k-swatch { opacity: 0.3 }
.k-swatch { flex: none; width: 0.8rem; height: 0.8rem; border-radius: 3px }
.k-tag {
  display: inline-flex; align-items: center; gap: var(--space-1); padding: 0.1em 0.6em; border-radius: var(--radius-round);
  font-size: var(--text-1); white-space: nowrap; background: var(--color-surface-sunken);
  color: var(--color-text-muted);
}
.k-tag strong { font-weight: var(--weight-strong) }
.k-tag[data-class='Routine'] { background: var(--color-source-routine-soft); color: var(--color-source-routine) }
.k-tag[data-class='Survey'] { background: var(--color-source-survey-soft); color: var(--color-source-survey) }
.k-tag[data-class='Estimate'] { background: var(--color-source-estimate-soft); color: var(--color-source-estimate) }
.k-tag[data-tone='positive'] { background: var(--color-positive-soft); color: var(--color-positive) }
.k-tag[data-tone='negative'] { background: var(--color-negative-soft); color: var(--color-negative) }
.k-tag[data-tone='on-target'] { background: var(--color-on-target-soft); color: var(--color-on-target) }
.k-tag[data-tone='warning'] { background: var(--color-warning-soft); color: var(--color-warning) }
[data-high-contrast] .k-tag { border: 1px solid currentColor }
`
