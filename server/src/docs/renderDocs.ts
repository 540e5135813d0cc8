import type { OpenApiDocument, Operation } from '@msdat/sdk/http/openapi'
import type { Call } from './Call.ts'
import { html, type Markup } from './html.ts'
import { renderOperation, searchText } from './renderOperation.ts'

/** What the domains of the contracts are called for a reader, in reading order; others follow by name. */
const titles: Record<string, string> = {
  search: 'Search',
  data: 'Data',
  availability: 'What there is',
  reference: 'Reference lists',
  sourceSpecific: 'How sources measure',
  provenance: 'Where a value comes from',
  triangulation: 'Triangulation',
  analysis: 'Analysis',
  prediction: 'Forecast',
  lineage: 'Which source feeds which',
  dashboards: 'Dashboards',
  dashboardData: 'Data of a dashboard',
  customDashboards: "People's own dashboards",
  customDashboardWork: 'Drafts, versions and shares of own dashboards',
  news: "What's new",
  accounts: 'Accounts and sign-in',
  imports: 'Bringing data in',
  registry: 'Plugin registry',
  sdkPackage: 'The SDK for plugins',
  sdkReference: 'Reference for plugins',
  ownSubmissions: 'Handing in a plugin',
  faults: 'Faults of plugins',
  health: 'Whether it runs',
}

/** The readable page of the API: complete without scripts, and with them every GET call can be tried. */
export function renderDocs(document: OpenApiDocument): string {
  const groups = groupsOf(document)
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${document.info.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/api/docs/theme.css" />
        <link rel="stylesheet" href="/api/docs/page.css" />
        <script type="module" src="/api/docs/page.js"></script>
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header class="top">
          <a class="name" href="/">${document.info.title}</a>
          <nav aria-label="Page">
            <a href="/">To the dashboards</a><a href="/developers">Write a plugin</a
            ><a href="/api/openapi.json">OpenAPI 3.1</a>
          </nav>
        </header>
        <div class="layout">
          <nav class="side" aria-label="Calls">
            <label class="find"
              >Find a call<input
                type="search"
                id="find"
                placeholder="data, state, sign in …"
                autocomplete="off"
            /></label>
            ${groups.map(
              ({ title, calls }) =>
                html`<div class="group">
                  <h2>${title}</h2>
                  <ul>
                    ${calls.map(sideEntry)}
                  </ul>
                </div>`,
            )}
          </nav>
          <main id="calls">
            ${introduction(document)}
            ${groups.map(
              ({ name, title, calls }) =>
                html`<section class="group" id="group-${name}">
                  <h2>${title}</h2>
                  ${calls.map((call) => renderOperation(call, document))}
                </section>`,
            )}
            <p id="nothing" hidden>
              No call matches. <a id="instead" href="/api/search/">Search the data for it</a>, or try another
              word, such as “indicator”.
            </p>
          </main>
        </div>
      </body>
    </html>`
  return page.text
}

function introduction({ info }: OpenApiDocument): Markup {
  return html`<section class="intro">
    <h1>${info.title}</h1>
    <p class="lead">${info.description}</p>
    <form id="console" class="console" action="/api/indicators/" method="get">
      <label for="address">Address of a GET call</label>
      <div class="bar">
        <span class="method get" aria-hidden="true">GET</span>
        <input
          id="address"
          type="text"
          value="/api/indicators/?size=10"
          spellcheck="false"
          autocomplete="off"
        />
        <button type="submit">Run</button>
      </div>
    </form>
    <div class="examples" id="examples">
      <a href="/api/indicators/?size=10">What is measured</a> <a href="/api/datasources/">Who measures it</a>
    </div>
    <div class="result" data-result-of="console" hidden></div>
    <details class="rules">
      <summary>Rules that hold everywhere</summary>
      <ul>
        <li>
          Lists answer <code>{count, next, previous, results}</code>; ask for a page with
          <code>size</code> (at most 5000) and <code>page</code>.
        </li>
        <li>
          Filters take one id or several with commas between: <code>location=20,21</code>. An empty filter is
          none.
        </li>
        <li><code>ordering=period</code> sorts upwards, <code>ordering=-period</code> downwards.</li>
        <li>A table for a spreadsheet: <code>format=csv</code> where it is offered.</li>
        <li>
          Whatever is not a success answers <code>{code, message, fields}</code> with the fitting status.
        </li>
        <li>
          Reading data needs no account. For the rest, sign in with <code>POST /api/login/</code> and send
          <code>Authorization: Bearer</code> with the token. In the commands <code>$SITE</code> is this
          address and <code>$TOKEN</code> that token.
        </li>
        <li>
          A missing value is absent, never zero. Each value carries its source, its period and its citation.
        </li>
      </ul>
    </details>
  </section>`
}

const sideEntry = ({ method, path, operation }: Call): Markup =>
  html`<li data-find="${searchText({ method, path, operation })}">
    <a href="#${operation.operationId}">
      <span class="method ${method}">${method.toUpperCase()}</span
      ><span>${operation.summary.replace(/[:;.].*$/, '')}</span></a
    >
  </li>`

interface Group {
  name: string
  title: string
  calls: Call[]
}

function groupsOf(document: OpenApiDocument): Group[] {
  const byTag = new Map<string, Call[]>()
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods) as [string, Operation][]) {
      const tag = operation.tags[0] ?? 'other'
      byTag.set(tag, [...(byTag.get(tag) ?? []), { method, path, operation }])
    }
  }
  const order = Object.keys(titles)
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length)
  return [...byTag]
    .map(([name, calls]) => ({ name, title: titles[name] ?? name, calls: calls.sort(byPath) }))
    .sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name))
}

// A list stands before the one thing of it.
const byPath = (a: Call, b: Call): number => a.path.localeCompare(b.path) || a.method.localeCompare(b.method)
