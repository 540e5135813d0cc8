import { artifactPath } from '@msdat/sdk/contracts/registry'
import { pictureSize } from '@msdat/sdk/contracts/share'
import { html } from '../docs/html.ts'
import type { PageFigure } from './readFirstFigure.ts'

/** Where a page is found. */
export interface PagePlace {
  /** Address of the site; null where the request names none of it. */
  origin: string | null
  /** Path and query of the page. */
  path: string
}

/**
 * The page with the figure in its body, for who waits for the script, and in its head, for who reads no more. The head
 * names the code of the open section too: the network would be idle while a slow device starts the page's own script.
 */
export function writeFirstFigure(
  page: string,
  found: PageFigure,
  place: PagePlace,
  modules: readonly string[] = [],
): string {
  const { figure, isAnswer, section } = found
  const { label, value, interval, origin, lines } = figure
  const title = `${isAnswer ? '' : `${section}. `}${label}: ${value} (${origin})`
  const description = [...(interval ? [interval] : []), ...lines].map((line) => `${line}.`).join(' ')
  const written = isAnswer && html`<meta name="msdat-first-figure" content="${JSON.stringify(figure)}" />`
  const head = html`${written}
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    ${place.origin !== null && linksOf(place.origin, place.path, title)}`
  // At the end of the head, so that a browser asks for the page's own script before.
  const code = html`${modules.map(preload)}`
  const full = page
    .replace(/<head>/i, (tag) => tag + head.text)
    .replace(/<\/head>/i, (tag) => code.text + tag)
  if (!isAnswer) return full
  const body = html`<section class="first-figure" aria-label="Answer">
    <p class="first-figure-label">${label}</p>
    <p class="first-figure-value">${value}</p>
    <p class="first-figure-origin">${interval && html`<span>${interval}</span>`}<span>${origin}</span></p>
    <ul>
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>
  </section>`
  return full.replace('<div id="root"></div>', () => `<div id="root">${body.text}</div>`)
}

/** The page of a public dashboard without a figure: its title, and how it is embedded. */
export function writeTitle(page: string, title: string, place: PagePlace): string {
  const { origin, path } = place
  const head = html`<meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    ${
      origin !== null &&
      html`<meta property="og:url" content="${origin + path}" />
        ${(['json', 'xml'] as const).map((format) => discovery(origin, path, format))}`
    }`
  return page.replace(/<head>/i, (tag) => tag + head.text)
}

const preload = (digest: string) =>
  html`<link
    rel="preload"
    as="fetch"
    crossorigin="anonymous"
    fetchpriority="low"
    href="${artifactPath(digest)}"
  />`

function linksOf(origin: string, path: string, title: string) {
  const picture = `${origin}/api/picture/?view=${encodeURIComponent(path)}`
  return html`<meta property="og:url" content="${origin + path}" />
    <meta property="og:image" content="${picture}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="${pictureSize.width}" />
    <meta property="og:image:height" content="${pictureSize.height}" />
    <meta property="og:image:alt" content="${title}" />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="twitter:image" content="${picture}" />
    ${(['json', 'xml'] as const).map((format) => discovery(origin, path, format))}`
}

/** Tells readers of the page how it is embedded. */
function discovery(origin: string, path: string, format: 'json' | 'xml') {
  const address = `${origin}/api/oembed/?url=${encodeURIComponent(origin + path)}&format=${format}`
  const type = format === 'json' ? 'application/json+oembed' : 'text/xml+oembed'
  return html`<link rel="alternate" type="${type}" href="${address}" title="Embed this view" />`
}
