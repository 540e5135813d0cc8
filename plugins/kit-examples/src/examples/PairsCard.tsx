// The figures of two sources that a triangulation set side by side, and how far they may lie apart.
import { forCatalog } from '@msdat/sdk/kit'
import { PairsCard } from '@msdat/sdk/kit/plots'
import { useState } from 'react'
import { exampleSubject } from '../exampleSubject.ts'

const pairOf = (period: string, primary: number, compared: number) => ({
  period,
  primary,
  compared,
  kind: 'exact' as const,
  tolerance: 5,
  weight: 1,
  difference: compared - primary,
  ratio: compared / primary,
  symmetric_difference: (200 * (compared - primary)) / (primary + compared),
})
const pairs = [pairOf('2013', 38, 41), pairOf('2018', 50, 62)]

export const Example = forCatalog(({ catalog }) => {
  const subject = exampleSubject(catalog)
  const [tolerance, setTolerance] = useState(1)
  if (!subject?.factor) return null
  const { factor, indicator, place } = subject
  return (
    <PairsCard
      primary="NDHS"
      compared="MICS"
      about={`${indicator.short_name}, ${place.name}`}
      place={place.name}
      sources={catalog.datasources}
      citations={[]}
      factor={factor}
      detail={{ consistency: { pairs, reason: null }, notes: [] }}
      tolerance={tolerance}
      onTolerance={setTolerance}
    />
  )
})
