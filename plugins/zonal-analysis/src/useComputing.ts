import { useData, type Indicator } from '@msdat/sdk'
import { findPopulation, levels, readFigures, valueOf, type Subject } from '@msdat/sdk/kit'
import { useMemo, useState } from 'react'
import { wayToCompute, type Computing, type Way } from './zonal/computeZone.ts'

interface ComputingChoice {
  /** How zones without a figure could be filled; null where no way has a meaning. */
  way: Way | null
  /** The same, once the visitor has asked for it. */
  computing: Computing | null
  setComputing: (isComputing: boolean) => void
}

export function useComputing({ catalog, indicator, factor }: Subject): ComputingChoice {
  // Who asked for the means of one indicator has not asked for the sums of the next.
  const [askedFor, setAskedFor] = useState<number | null>(null)
  const way = wayToCompute(indicator, factor)
  const asked = askedFor === indicator.id ? way : null
  const population = usePopulation(findPopulation(catalog.indicators), asked === 'mean')
  const computing = useMemo(() => asked && { way: asked, population }, [asked, population])
  return { way, computing, setComputing: (isComputing) => setAskedFor(isComputing ? indicator.id : null) }
}

function usePopulation(indicator: Indicator | null, isWanted: boolean): ReadonlyMap<number, number> {
  const answer = useData(
    isWanted && indicator ? { indicators: [indicator.id], levels: [levels.state], latest: true } : null,
  )
  const table = valueOf(answer)
  return useMemo(
    () => new Map(table ? readFigures(table).map(({ location, value }) => [location, value]) : []),
    [table],
  )
}
