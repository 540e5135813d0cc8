import type { Catalog, Indicator } from '@msdat/sdk'

/** What the specification asks for on one page. */
export const pageSize = 5

export interface SearchRow {
  id: number
  name: string
  fullName: string
  type: string
  programArea: string
  sources: string
}

/** The indicators found, in the order of the search; what the catalog no longer has is left out. */
export function rowsFound(catalog: Catalog, ids: readonly number[]): SearchRow[] {
  const byId = new Map(catalog.indicators.map((indicator) => [indicator.id, indicator]))
  return ids.flatMap((id) => byId.get(id) ?? []).map((indicator) => toRow(catalog, indicator))
}

/** Every indicator by name, for a visitor who has typed nothing yet. */
export function allRows(catalog: Catalog): SearchRow[] {
  return catalog.indicators
    .map((indicator) => toRow(catalog, indicator))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

function toRow(catalog: Catalog, indicator: Indicator): SearchRow {
  const names = catalog.datasources
    .filter(({ id }) => indicator.datasources.includes(id))
    .map(({ datasource }) => datasource)
  return {
    id: indicator.id,
    name: indicator.short_name,
    fullName: indicator.full_name === indicator.short_name ? '' : indicator.full_name,
    type: indicator.indicator_type || 'Not stated',
    programArea: indicator.program_area || 'Not stated',
    sources: names.join(', ') || 'No figures yet',
  }
}

export interface ResultPage {
  rows: readonly SearchRow[]
  page: number
  pages: number
  /** On all pages together. */
  count: number
}

/** The page asked for, or the last one where there are fewer. */
export function pageOf(rows: readonly SearchRow[], wanted: number): ResultPage {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const page = Math.min(Math.max(1, wanted), pages)
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), page, pages, count: rows.length }
}
