import type { LineageRow } from '../../contracts/lineage.ts'

/** One dependence between two sources that stand side by side. */
export interface Dependence {
  source: number
  on: number
  relation: LineageRow['relation']
}

type Link = Pick<LineageRow, 'datasource' | 'feeds_from' | 'relation'>

/**
 * The sources, out of those given, that can confirm each other: none is made from another, and no two repeat the
 * same third one. `first` is kept in any case; then those that are made from none of the others.
 */
export function independentSources(
  sources: readonly number[],
  links: readonly Link[],
  first?: number,
): number[] {
  const unique = [...new Set(sources)]
  const rankOf = (source: number) =>
    source === first ? -1 : unique.filter((other) => originsOf(source, links).has(other)).length
  const kept: number[] = []
  for (const source of unique.sort((one, other) => rankOf(one) - rankOf(other)))
    if (kept.every((other) => !areKin(source, other, links))) kept.push(source)
  return kept
}

/** What is to be said of sources that stand side by side: who repeats whom, and who is made from whom. */
export function dependencesAmong(sources: readonly number[], links: readonly Link[]): Dependence[] {
  const shown = new Set(sources)
  return links
    .filter(({ datasource, feeds_from }) => shown.has(datasource) && shown.has(feeds_from))
    .map(({ datasource, feeds_from, relation }) => ({ source: datasource, on: feeds_from, relation }))
}

function areKin(one: number, other: number, links: readonly Link[]): boolean {
  const [ofOne, ofOther] = [originsOf(one, links), originsOf(other, links)]
  if (ofOne.has(other) || ofOther.has(one)) return true
  const echoed = echoedBy(other, links)
  return [...echoedBy(one, links)].some((origin) => echoed.has(origin))
}

function echoedBy(source: number, links: readonly Link[]): Set<number> {
  return originsOf(
    source,
    links.filter(({ relation }) => relation === 'echo'),
  )
}

/** All that a source is made from, however many steps back; not itself, even where the links go round. */
function originsOf(source: number, links: readonly Link[]): Set<number> {
  const found = new Set<number>()
  const open = [source]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const { datasource, feeds_from } of links) {
      if (datasource !== next || feeds_from === source || found.has(feeds_from)) continue
      found.add(feeds_from)
      open.push(feeds_from)
    }
  }
  return found
}
