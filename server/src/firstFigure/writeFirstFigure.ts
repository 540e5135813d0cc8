import type { FirstFigure } from '@msdat/sdk/contracts/firstFigure'
import { html } from '../docs/html.ts'

/** The page with the figure in its body, for who waits for the script, and in its head, for who reads no more. */
export function writeFirstFigure(page: string, figure: FirstFigure): string {
  const { label, value, interval, origin, lines } = figure
  const title = `${label}: ${value} (${origin})`
  const description = `${lines.join('. ')}.`
  const head = html`<meta name="msdat-first-figure" content="${JSON.stringify(figure)}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta name="twitter:card" content="summary" />`
  const body = html`<section class="first-figure" aria-label="Answer">
    <p class="first-figure-label">${label}</p>
    <p class="first-figure-value">${value}</p>
    <p class="first-figure-origin">${interval && html`<span>${interval}</span>`}<span>${origin}</span></p>
    <ul>
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>
  </section>`
  return page
    .replace(/<head>/i, (tag) => tag + head.text)
    .replace('<div id="root"></div>', () => `<div id="root">${body.text}</div>`)
}
