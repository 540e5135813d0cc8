export const base = `
*, *::before, *::after { box-sizing: border-box }
html { -webkit-text-size-adjust: 100% }
body {
  margin: 0; color: var(--color-text);
  font: var(--weight-normal) var(--text-2) / var(--leading-normal) var(--font-body);
  letter-spacing: var(--letter-spacing); word-spacing: var(--word-spacing);
  -webkit-font-smoothing: antialiased; overflow-wrap: break-word;
}
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; min-width: 0 }
h2, h3, h4 { font-weight: var(--weight-strong); line-height: var(--leading-tight); text-wrap: balance }
h2 { font-size: var(--text-4) }
h3 { font-size: var(--text-3) }
h4 { font-size: var(--text-2) }
button, select, input { font: inherit; letter-spacing: inherit; color: inherit; accent-color: var(--color-accent) }
svg { display: block }
:focus { outline: none }
:focus-visible {
  outline: var(--focus-width) solid var(--color-focus); outline-offset: var(--focus-offset);
  border-radius: var(--radius-1);
}
.k-hidden {
  position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap;
}
.k-stack { display: grid; align-content: start; grid-template-columns: minmax(0, 1fr); gap: var(--space-3); min-width: 0 }
.k-page { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-4); min-width: 0 }
.k-columns { display: grid; gap: var(--space-4); grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)) }
.k-columns > * { min-width: 0 }
.k-marked { display: grid; gap: var(--space-1); padding-inline-start: var(--space-5) }
.k-muted { color: var(--color-text-muted) }
.k-row { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) }
.k-note {
  display: flex; gap: var(--space-2); color: var(--color-text-muted); font-size: var(--text-1); max-width: 110ch; text-wrap: pretty;
}
.k-note svg { flex: none; margin-top: 0.15em }
.k-note[data-tone='caution'], .k-note[data-tone='warning'] {
  padding: var(--space-2) var(--space-3); border-radius: var(--radius-2); color: var(--color-text); max-width: none;
}
.k-note[data-tone='caution'] { background: var(--color-surface-sunken) }
.k-note[data-tone='warning'] { background: var(--color-warning-soft) }
.k-note[data-tone='caution'] svg, .k-note[data-tone='warning'] svg { color: var(--color-warning) }
[data-high-contrast] .k-note:is([data-tone='caution'], [data-tone='warning']) { border: 1px solid var(--color-border) }
@media (max-width: 700px) { .k-page { gap: var(--space-3) } .k-stack, .k-columns { gap: var(--space-3) } }
@media (forced-colors: active) { .k-card, .k-note:is([data-tone='caution'], [data-tone='warning']) { border: 1px solid } }
`
