import { findPopulation } from '@msdat/sdk/contracts/findPopulation'
import { levels } from '@msdat/sdk/contracts/levels'
import type { LineageRow } from '@msdat/sdk/contracts/lineage'
import type { Catalog, Indicator } from '@msdat/sdk/contracts/reference'
import type { FigureRow } from '../figures/FigureRow.ts'
import { areIndependent, originsOf } from './independentSources.ts'
import { findPeers, type Peer } from './findPeers.ts'
import type { ProfileFigure } from './ProfileFigure.ts'
import { rankFigure } from './rankFigure.ts'

export interface ProfileData {
  catalog: Pick<Catalog, 'indicators' | 'locations'>
  place: number
  compared: number | null
  /** All periods of the place, the nation and the place compared with. */
  rows: readonly FigureRow[]
  /** The newest figures of all places of the same level. */
  peers: readonly FigureRow[]
  lineage: readonly Pick<LineageRow, 'datasource' | 'feeds_from' | 'indicators'>[]
}

export interface Profile {
  population: FigureRow | null
  peers: Peer[]
  areas: { name: string; figures: ProfileFigure[] }[]
  /** Indicators that other places of the level have figures of, and this one has not. */
  missing: Indicator[]
  /** Indicators with figures of the nation alone. */
  nationalOnly: Indicator[]
}

export function buildProfile(data: ProfileData): Profile {
  const { catalog, place, rows, peers } = data
  const population = findPopulation(catalog.indicators)
  const areas = new Map<string, ProfileFigure[]>()
  const missing: Indicator[] = []
  const nationalOnly: Indicator[] = []
  for (const indicator of catalog.indicators) {
    if (indicator.id === population?.id) continue
    const found = describeIndicator(indicator, data)
    if (found) areas.set(indicator.program_area, [...(areas.get(indicator.program_area) ?? []), found])
    else if (peers.some((row) => row.indicator === indicator.id)) missing.push(indicator)
    else if (rows.some((row) => row.indicator === indicator.id)) nationalOnly.push(indicator)
  }
  const counted = rows.filter((row) => row.indicator === population?.id && row.location === place)
  return {
    population: newestOf(counted),
    areas: [...areas].map(([name, figures]) => ({ name, figures })),
    missing,
    nationalOnly,
    peers: findPeers(data),
  }
}

/** All figures of a profile, in the order shown. */
export const figuresOf = ({ areas }: Profile): ProfileFigure[] => areas.flatMap(({ figures }) => figures)

function describeIndicator(indicator: Indicator, data: ProfileData): ProfileFigure | null {
  const all = data.rows.filter((row) => row.indicator === indicator.id)
  const own = all.filter(({ location }) => location === data.place)
  const figure = newestOf(own)
  if (!figure) return null
  const ofSource = all.filter(({ datasource }) => datasource === figure.datasource)
  const sameYear = (location: number | null | undefined): FigureRow | null =>
    ofSource.find((row) => row.location === location && row.period === figure.period) ?? null
  const nation = data.catalog.locations.find(({ level }) => level === levels.national)
  return {
    indicator,
    figure,
    previous: newestOf(own.filter((row) => isEarlier(row, figure))),
    trend: own
      .filter((row) => row === figure || isEarlier(row, figure))
      .toSorted((one, other) => one.period.localeCompare(other.period)),
    national: nation && nation.id !== data.place ? nationalBeside(figure, nation.id, data) : null,
    rank: rankFigure(figure, data.peers, indicator.desirable_slope),
    compared: sameYear(data.compared),
    confirming: own.filter(
      ({ datasource, period }) =>
        datasource !== figure.datasource &&
        period === figure.period &&
        areIndependent(datasource, figure.datasource, indicator.id, data.lineage),
    ),
  }
}

/** Of the same source and year; else of the survey behind it, such as NDHS for figures modelled from NDHS. */
function nationalBeside(figure: FigureRow, nation: number, { rows, lineage }: ProfileData): FigureRow | null {
  const { indicator, period, datasource } = figure
  const found = rows.filter(
    (row) => row.location === nation && row.indicator === indicator && row.period === period,
  )
  return (
    found.find((row) => row.datasource === datasource) ??
    found.find((row) => originsOf(datasource, indicator, lineage).has(row.datasource)) ??
    null
  )
}

const isEarlier = (row: FigureRow, figure: FigureRow): boolean =>
  row.datasource === figure.datasource && row.period < figure.period

/** The newest figure; of several of the same period the one whose source gives an interval. */
function newestOf(rows: readonly FigureRow[]): FigureRow | null {
  const isNewer = (row: FigureRow, best: FigureRow): boolean =>
    row.period === best.period ? best.lower === null && row.lower !== null : row.period > best.period
  return rows.reduce<FigureRow | null>((best, row) => (!best || isNewer(row, best) ? row : best), null)
}
