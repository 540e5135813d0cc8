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
