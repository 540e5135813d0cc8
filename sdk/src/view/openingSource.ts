import type { Coverage } from '../contracts/data.ts'
import type { Names } from './Names.ts'

/**
 * Years by which a source with figures of the states may be older than the newest one and still come first: about what
 * lies between two rounds of a household survey, and not what lies between three.
 */
const oldestWithStates = 7

interface Candidate {
  datasource: number
  /** Newest period of the place itself; null where the source has no figure of it. */
  newest: string | null
  /** Places inside for which it has figures too. */
  inside: number
  isSimulated: boolean
  /** 0: a source of its own; 1: a model fed by another one here; 2: the same figures as another one here. */
  dependence: 0 | 1 | 2
}

/**
 * The source to open with: it has a figure of the place itself, repeats no other one, covers the places inside as
 * far as others that are not much older do, and is the newest. `preferred` decides between equals.
 */
export function openingSource(
  wanted: { location: number; preferred: number },
  coverage: Coverage,
  names: Names,
): number | null {
  const candidates = candidatesOf(coverage, wanted.location, names)
  const own = candidates.filter(({ dependence, isSimulated }) => dependence < 2 && !isSimulated)
  const newestYear = Math.max(...own.map(({ newest }) => yearOf(newest)))
  const isRecent = ({ newest }: Candidate): boolean => yearOf(newest) >= newestYear - oldestWithStates
  const most = Math.max(0, ...own.filter(isRecent).map(({ inside }) => inside))
  const ranked = candidates
    .filter(({ newest }) => newest !== null)
    .map((one) => ({
      ...one,
      rank: [
        one.isSimulated ? 1 : 0,
        one.dependence === 2 ? 1 : 0,
        // Half as many places will do: one survey that left out a few states is as good as another.
        one.inside * 2 >= most ? 0 : 1,
        -yearOf(one.newest),
        one.dependence,
        one.datasource === wanted.preferred ? 0 : 1,
        -one.inside,
        one.datasource,
      ],
    }))
    .sort((one, other) => compareRanks(one.rank, other.rank))
  return ranked[0]?.datasource ?? null
}

/** A newer figure of the place than the one shown: of the same source, else of another that repeats none. */
export function newerFigure(
  shown: { datasource: number; location: number; period: string },
  coverage: Coverage,
  names: Names,
): { datasource: number; period: string } | null {
  const newer = candidatesOf(coverage, shown.location, names)
    .flatMap(({ newest, ...one }) => (newest === null ? [] : [{ ...one, period: newest }]))
    .filter(({ period }) => yearOf(period) > yearOf(shown.period))
    .filter(({ datasource, ...one }) =>
      datasource === shown.datasource ? true : one.dependence < 2 && !one.isSimulated,
    )
  const own = newer.find(({ datasource }) => datasource === shown.datasource)
  const [found] = own ? [own] : newer.sort((one, other) => other.period.localeCompare(one.period))
  return found ? { datasource: found.datasource, period: found.period } : null
}

/** The newest period that is no projection; the first projection where there is nothing else. */
export function newestPeriod(periods: readonly string[], now = new Date()): string | null {
  const sorted = [...periods].sort()
  const past = sorted.filter((period) => yearOf(period) <= now.getFullYear())
  return past.at(-1) ?? sorted[0] ?? null
}

function candidatesOf(coverage: Coverage, location: number, names: Names): Candidate[] {
  const covered = new Set(coverage.results.map(({ datasource }) => datasource))
  return [...covered].map((datasource) => {
    const rows = coverage.results.filter((row) => row.datasource === datasource && row.periods.length > 0)
    const own = rows.find((row) => row.location === location)
    const links = (coverage.lineage ?? []).filter(
      (link) => link.datasource === datasource && covered.has(link.feeds_from),
    )
    return {
      datasource,
      newest: own ? newestPeriod(own.periods) : null,
      inside: rows.filter((row) => row !== own && names.isWithin(row.location, location)).length,
      isSimulated: names.datasource(datasource)?.simulated ?? false,
      dependence: links.some(({ relation }) => relation === 'echo') ? 2 : links.length > 0 ? 1 : 0,
    }
  })
}

const yearOf = (period: string | null): number => Number(period?.slice(0, 4) ?? 0)

function compareRanks(one: number[], other: number[]): number {
  const at = one.findIndex((part, index) => part !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
