import type { DataSource, DataTable } from '@msdat/sdk'
import { readFigures, valueTypes, type Figure } from '@msdat/sdk/kit'

/** One figure of one round, with the sample behind it where the survey states it. */
export interface RoundFigure extends Figure {
  sample: number | null
}

const keyOf = ({ indicator, location, period }: Pick<Figure, 'indicator' | 'location' | 'period'>): string =>
  `${indicator} ${location} ${period}`

/** The figures of one survey; monthly figures are no rounds and are left out. */
export function readRounds(table: DataTable, datasources: readonly DataSource[]): RoundFigure[] {
  const samples = new Map<string, number>()
  for (let row = 0; row < table.count; row += 1) {
    const period = table.periods[table.period[row] ?? -1]
    const value = table.value[row]
    if (table.valueType[row] !== valueTypes.denominator || period === undefined || value === undefined)
      continue
    const [indicator, location] = [table.indicator[row] ?? 0, table.location[row] ?? 0]
    samples.set(keyOf({ indicator, location, period }), value)
  }
  return readFigures(table, datasources)
    .filter(({ period }) => period.length === 4)
    .map((figure) => ({ ...figure, sample: samples.get(keyOf(figure)) ?? null }))
}

/** The sample of the nation is that of its zones together, where each of them states one. */
export function withNationalSamples(
  figures: readonly RoundFigure[],
  zones: readonly RoundFigure[],
  countOfZones: number,
): RoundFigure[] {
  return figures.map((figure) => {
    const samples = zones.flatMap(({ indicator, period, sample }) =>
      indicator === figure.indicator && period === figure.period && sample !== null ? [sample] : [],
    )
    const isWhole = countOfZones > 0 && samples.length === countOfZones
    const sum = samples.reduce((total, sample) => total + sample, 0)
    return figure.sample === null && isWhole ? { ...figure, sample: sum } : figure
  })
}

/** The years of the rounds, ascending. */
export const roundsOf = (figures: readonly RoundFigure[]): string[] =>
  [...new Set(figures.map(({ period }) => period))].toSorted()
