import type { TriangulationSource } from './Observation.ts'

/** One source is made from another one. Held as data, editable; this is the shape of a row. */
export interface LineageLink {
  /** Id of the source whose figures depend on another's. */
  datasource: number
  /** Id of the source it depends on. */
  feeds_from: number
  /** Ids of the indicators it holds for; empty for all. */
  indicators: readonly number[]
  /** `echo`: the same figures again. `input`: one of several inputs of a model or estimate. */
  relation: 'echo' | 'input'
  reason: string
}

const immunization = [17, 18, 19, 20, 21, 9001, 9002, 9003, 9004, 9005]
const childMortality = [30, 31, 32]

/** Which of the built-in sources feeds which, with the reason. Ids as in the built-in data set. */
export const defaultLineage: readonly LineageLink[] = [
  echo(
    7,
    10,
    immunization,
    'The World Bank republishes WUENIC: equal in 41 of 41 years for DPT3 and measles.',
  ),
  echo(9, 10, immunization, 'WHO-GHO publishes the WUENIC series.'),
  echo(9, 26, childMortality, 'WHO-GHO mortality equals the UN IGME 2017 round in 27 of 27 years.'),
  echo(7, 26, childMortality, 'The World Bank republishes UN IGME, in a later round.'),
  echo(107, 26, childMortality, 'The SDG database publishes the UN IGME 2020 round.'),
  echo(102, 2, [], 'UW smooths the NDHS interviews; no other survey was taken.'),
  echo(104, 2, [], 'ICEH analyses the NDHS interviews again.'),
  echo(104, 1, [], 'ICEH analyses the MICS interviews again.'),
  input(10, 2, [], 'WUENIC weighs NDHS coverage.'),
  input(10, 1, [], 'WUENIC weighs MICS coverage.'),
  input(10, 5, [], 'WUENIC weighs NNHS coverage.'),
  input(10, 103, [], 'WUENIC weighs NICS coverage.'),
  input(10, 101, [], 'WUENIC starts from administrative coverage.'),
  input(10, 105, [], 'WUENIC starts from the official estimates.'),
  input(105, 101, [], 'Official estimates start from administrative coverage.'),
  input(101, 6, [], 'Administrative coverage is reported from routine returns.'),
  input(26, 2, [], 'UN IGME fits its model to NDHS birth histories.'),
  input(26, 1, [], 'UN IGME fits its model to MICS birth histories.'),
  input(8, 2, [], 'IHME models take NDHS as input.'),
  input(8, 1, [], 'IHME models take MICS as input.'),
  input(12, 13, [26], 'UNAIDS models take sentinel surveys as input.'),
  input(12, 16, [26], 'UNAIDS models are calibrated to NAIIS.'),
  input(7, 12, [26, 9009, 9018], 'The World Bank republishes UNAIDS estimates.'),
  input(9, 12, [26], 'WHO-GHO republishes UNAIDS estimates.'),
  input(7, 2, [1, 2, 3, 4, 5, 6, 7, 8, 14, 15, 16], 'World Bank survey indicators are taken from NDHS.'),
  input(7, 1, [3, 4, 5, 6, 7, 8, 13, 14, 15, 16], 'World Bank survey indicators are taken from MICS.'),
  input(106, 2, [], 'Global Data Lab aggregates NDHS interviews.'),
  input(106, 1, [], 'Global Data Lab aggregates MICS interviews.'),
  echo(30, 6, [], 'The monthly and yearly returns are one system.'),
]

function echo(
  datasource: number,
  feeds_from: number,
  indicators: readonly number[],
  reason: string,
): LineageLink {
  return { datasource, feeds_from, indicators, relation: 'echo', reason }
}

function input(
  datasource: number,
  feeds_from: number,
  indicators: readonly number[],
  reason: string,
): LineageLink {
  return { datasource, feeds_from, indicators, relation: 'input', reason }
}

export interface Independence {
  /** 100 different class and not derived, 50 same class or unknown, 0 where one feeds the other. */
  score: 0 | 50 | 100
  /** `echo`: the same figures twice; agreement confirms nothing. */
  relation: 'independent' | 'same_class' | 'same_producer' | 'input' | 'echo' | 'unknown'
  reason: string
}

type Kin = Pick<TriangulationSource, 'id' | 'class' | 'producer'>

/**
 * Metric 6 of complementarity, symmetric in a and b: whether two sources can confirm each other.
 * `lineage` is the table of dependences; `indicator` narrows it to the links that hold for it.
 * Two sources that are fed by the same third one, as echoes, are echoes of each other.
 */
export function independence(
  a: Kin,
  b: Kin,
  lineage: readonly LineageLink[],
  indicator?: number,
): Independence {
  const links = lineage.filter((link) => holdsFor(link, indicator))
  const direct = linksBetween(a.id, b.id, links)
  const link = direct.find((one) => one.relation === 'echo') ?? direct[0]
  if (link) return { score: 0, relation: link.relation, reason: link.reason }
  const shared = sharedOrigin(a.id, b.id, links)
  if (shared) return { score: 0, relation: 'echo', reason: `${shared[0].reason} ${shared[1].reason}` }
  if (a.class !== b.class) {
    return {
      score: 100,
      relation: 'independent',
      reason: 'Different kinds of sources, and neither feeds the other.',
    }
  }
  // The method has no figure for one producer twice; it stands between 0 and unknown, so it counts as unknown.
  if (a.producer !== undefined && a.producer === b.producer) {
    return { score: 50, relation: 'same_producer', reason: `Both are made by ${a.producer}.` }
  }
  return a.producer !== undefined && b.producer !== undefined
    ? { score: 50, relation: 'same_class', reason: 'The same kind of source, from different producers.' }
    : {
        score: 50,
        relation: 'unknown',
        reason: 'The same kind of source; whether they share data is not known.',
      }
}

function holdsFor(link: LineageLink, indicator: number | undefined): boolean {
  return indicator === undefined || link.indicators.length === 0 || link.indicators.includes(indicator)
}

function linksBetween(a: number, b: number, links: readonly LineageLink[]): LineageLink[] {
  return links.filter(
    (link) =>
      (link.datasource === a && link.feeds_from === b) || (link.datasource === b && link.feeds_from === a),
  )
}

function sharedOrigin(
  a: number,
  b: number,
  links: readonly LineageLink[],
): [LineageLink, LineageLink] | null {
  const echoes = links.filter((link) => link.relation === 'echo')
  for (const ofA of echoes.filter((link) => link.datasource === a)) {
    const ofB = echoes.find((link) => link.datasource === b && link.feeds_from === ofA.feeds_from)
    if (ofB) return [ofA, ofB]
  }
  return null
}
