import type { Catalog, Indicator } from '@msdat/sdk'
import { formatR, indicatorsOf, qText, type Correlations, type Figure } from '@msdat/sdk/kit'

export type Found = Correlations
export type Cell = Found['cells'][number]

const mostIndicators = 12

/** The indicators that were chosen, at most twelve. */
export const wantedIndicators = (ids: readonly number[], catalog: Pick<Catalog, 'indicators'>): Indicator[] =>
  indicatorsOf(catalog, ids).slice(0, mostIndicators)

export const pairId = ({ indicators }: Cell): string => indicators.join('.')

/** The pair that was pressed; else the strongest of those that can be told from chance; else the first. */
export function pairShown(pair: string, cells: readonly Cell[]): Cell | null {
  const pressed = cells.find((cell) => pairId(cell) === pair)
  if (pressed) return pressed
  const size = ({ correlation }: Cell) => ('r' in correlation ? Math.abs(correlation.r) : -1)
  const able = cells.filter(({ isBold }) => isBold)
  return [...able].sort((a, b) => size(b) - size(a))[0] ?? cells[0] ?? null
}

/** All that belongs to one coefficient, in words. */
export function tellCell({ correlation, q, leaveOneOut }: Cell): string {
  if ('reason' in correlation) return correlation.reason
  const [lower, upper] = correlation.interval ?? []
  const parts = [
    `r = ${formatR(correlation.r)} (${correlation.strength})`,
    `n = ${correlation.n}${correlation.isSmall ? ', few' : ''}`,
    lower === undefined || upper === undefined
      ? 'no interval'
      : `95% interval ${formatR(lower)} to ${formatR(upper)}`,
    ...(q === null ? [] : [`q ${q < 0.001 ? '' : '= '}${qText(q)}`]),
  ]
  if ('min' in leaveOneOut) {
    parts.push(
      `leaving one out: ${formatR(leaveOneOut.min)} to ${formatR(leaveOneOut.max)}, most moved by ${leaveOneOut.mostInfluential}`,
    )
  }
  return `${parts.join('; ')}.`
}

interface Compared {
  places: readonly { name: string }[]
  all: readonly Found[]
}

/** The same pair in each pinned place, in words. */
export function besidesOf(cell: Cell, { places, all }: Compared): string[] {
  return all.slice(1).map(({ cells }, at) => {
    const same = cells.find((one) => pairId(one) === pairId(cell))
    return `${places[at + 1]?.name}: ${same ? tellCell(same) : 'not calculated.'}`
  })
}

export interface Point {
  id: string
  label: string
  /** The zone of a state, or the place of a period where several are compared. */
  group?: string
  x: number | null
  y: number | null
}

/** One point for each of the units, with what it has of both. */
export function pointsOf(
  figures: readonly Figure[],
  [x, y]: readonly [number, number],
  unitOf: (figure: Figure) => string,
  units: readonly Pick<Point, 'id' | 'label' | 'group'>[],
): Point[] {
  const of = (indicator: number) =>
    new Map(
      figures.filter((one) => one.indicator === indicator).map((figure) => [unitOf(figure), figure.value]),
    )
  const [xs, ys] = [of(x), of(y)]
  return units.map((unit) => ({ ...unit, x: xs.get(unit.id) ?? null, y: ys.get(unit.id) ?? null }))
}
