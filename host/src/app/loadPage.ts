import type { Stores } from './Stores.ts'

/** Reads what the page is made of, for the first time or anew. */
export function loadPage({ accounts, catalog, coverage, dashboards, plugins, selection }: Stores): void {
  for (const remote of [catalog.catalog, dashboards.dashboards, plugins.index, accounts.session])
    void remote.load()
  if (selection.indicator !== null) coverage.want(selection.indicator)
}
