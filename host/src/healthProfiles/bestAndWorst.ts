import type { ProfileFigure } from './ProfileFigure.ts'
import type { Rank } from './rankFigure.ts'

export type RankedFigure = ProfileFigure & { rank: Rank }

const atMost = 5
/** Among fewer places a rank says little. */
const leastPlaces = 5

/** Where a place ranks highest and lowest: from the upper half and from the lower half, five each at most. */
export function bestAndWorst(figures: readonly ProfileFigure[]): {
  best: RankedFigure[]
  worst: RankedFigure[]
} {
  const ranked = figures
    .filter((one): one is RankedFigure => one.rank !== null && one.rank.of >= leastPlaces)
    .toSorted((one, other) => shareOf(one) - shareOf(other))
  return {
    best: ranked.filter((one) => shareOf(one) < 0.5).slice(0, atMost),
    worst: ranked
      .filter((one) => shareOf(one) >= 0.5)
      .slice(-atMost)
      .toReversed(),
  }
}

/** 0 is the best place, 1 the last. */
const shareOf = ({ rank }: RankedFigure): number => (rank.rank - 1) / (rank.of - 1)
