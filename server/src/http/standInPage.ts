import { html, type Markup } from '../docs/html.ts'

interface StandIn {
  title: string
  lines: readonly (string | Markup)[]
  /** The page asks anew by itself after as many seconds. */
  againAfter?: number
}

/** A page that stands in for all others while they cannot be shown. It needs nothing else of the server. */
export const standInPage = ({ title, lines, againAfter }: StandIn): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="This site cannot be shown just now." />
        <meta name="robots" content="noindex" />
        ${againAfter && html`<meta http-equiv="refresh" content="${againAfter}" />`}
        <title>MSDAT | ${title}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            margin: 0;
            min-height: 100vh;
            display: grid;
            place-content: center;
            padding: 1.5rem;
            font:
              1rem/1.5 system-ui,
              sans-serif;
          }
          main {
            max-width: 34rem;
          }
          a {
            color: LinkText;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${lines.map((line) => html`<p>${line}</p>`)}
        </main>
      </body>
    </html> `.text
