import type { DataSource } from '../../contracts/reference.ts'
import { independence, type LineageLink } from '../../methods/triangulation/lineage.ts'

type Named = Pick<DataSource, 'id' | 'datasource' | 'classification'>

/** A sentence for each two sources that cannot confirm each other, since one is made from the other. */
export function sharedLineage(
  sources: readonly Named[],
  lineage: readonly LineageLink[],
  indicator: number,
): string[] {
  const distinct = [...new Map(sources.map((source) => [source.id, source])).values()]
  return distinct.flatMap((one, at) =>
    distinct.slice(at + 1).flatMap((other) => {
      const { score, relation, reason } = independence(kinOf(one), kinOf(other), lineage, indicator)
      if (score > 0) return []
      const words =
        relation === 'input'
          ? 'one is an input of the other, so agreement confirms little'
          : 'they repeat the same figures, so agreement confirms nothing'
      return [`${one.datasource} and ${other.datasource} are not independent: ${words}. ${reason}`]
    }),
  )
}

const kinOf = ({ id, classification }: Named) => ({ id, class: classification })
