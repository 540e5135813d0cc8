import type { Figure } from '@msdat/sdk/kit'

/** One figure of one round, with the sample behind it where the survey states it. */
export interface RoundFigure extends Figure {
  sample: number | null
}

/** The figures of one survey; monthly figures are no rounds and are left out. */
export const roundFigures = (figures: readonly Figure[]): RoundFigure[] =>
  figures
    .filter(({ period }) => period.length === 4)
    .map((figure) => ({ ...figure, sample: figure.denominator ?? null }))

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
