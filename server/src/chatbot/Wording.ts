import type { ReferenceLists } from '../data/ReferenceLists.ts'
import type { ChatLink } from '@msdat/sdk/contracts/chatbot'
import type { ShelfFigure } from './FigureShelf.ts'

const counted = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const measured = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 2 })
const dashboard = '/dashboard/Health_Outcomes_and_Service_Coverage'

/** Names and figures in words, from the lists as they are now. */
export class Wording {
  readonly #lists: ReferenceLists

  constructor(lists: ReferenceLists) {
    this.#lists = lists
  }

  indicator = (id: number): string => this.#lists.indicators.find((one) => one.id === id)?.short_name ?? ''
  source = (id: number): string => this.#lists.datasources.find((one) => one.id === id)?.datasource ?? ''
  place = (id: number): string => this.#lists.locations.find((one) => one.id === id)?.name ?? ''

  /** Such as "45.3 %" or "132 per 1,000". */
  value(indicator: number, value: number): string {
    const factor = this.#lists.indicators.find(({ id }) => id === indicator)?.factor
    const unit = this.#lists.factors.find(({ id }) => id === factor)?.display_factor ?? '1'
    const text = numberText(value)
    if (unit === '1') return text
    return unit === 'in percentage' ? `${text} %` : `${text} ${unit.replace(/\b(\d+)000\b/, '$1,000')}`
  }

  /** Such as "NDHS 2024, survey". */
  origin({ datasource, period }: Pick<ShelfFigure, 'datasource' | 'period'>): string {
    const kind = this.#lists.datasources.find(({ id }) => id === datasource)?.classification.toLowerCase()
    return `${this.source(datasource)} ${period}${kind ? `, ${kind}` : ''}`
  }

  /** The dashboard with this figure chosen. */
  view(figure: Pick<ShelfFigure, 'indicator'> & Partial<ShelfFigure>): ChatLink {
    const query = new URLSearchParams()
    for (const name of ['indicator', 'datasource', 'location', 'period'] as const) {
      const value = figure[name]
      if (value !== undefined) query.set(name, String(value))
    }
    const where = figure.location === undefined ? '' : `, ${this.place(figure.location)}`
    return { label: `${this.indicator(figure.indicator)}${where}`, path: `${dashboard}?${query.toString()}` }
  }
}

/** Beside "3.1" stands "3.0"; only what is counted in thousands has no decimals. */
export const numberText = (value: number): string =>
  (Math.abs(value) >= 1000 ? counted : measured).format(value)

/** Rounded as the texts have it. */
export const roundedValue = (value: number): number => Math.round(value * 100) / 100
