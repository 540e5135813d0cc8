/** What every frame needs before the kit or the plugin adds anything: the host's page shows through. */
const text = `
*, *::before, *::after { box-sizing: border-box }
html { background: transparent }
body { margin: 0; color: var(--color-text); font-family: var(--font-body, system-ui, sans-serif); line-height: 1.5 }
/* The ring around what has the keyboard needs room inside the frame. */
#root { display: flow-root; padding: calc(var(--focus-width, 2px) + var(--focus-offset, 2px)) }
[data-reduced-motion] * { animation-duration: 0.01ms !important; transition-duration: 0.01ms !important }
`

export function addBaseStyle(): void {
  const style = document.createElement('style')
  style.textContent = text
  document.head.append(style)
}
