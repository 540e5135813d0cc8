// The figures of two sources that a triangulation set side by side, and how far they may lie apart.
import { forCatalog } from '@msdat/sdk/kit'
import { PairsCard } from '@msdat/sdk/kit/plots'
import { useState } from 'react'
import { examplePairs } from '../examplePairs.ts'
import { exampleSubject } from '../exampleSubject.ts'

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
      detail={{ consistency: { pairs: examplePairs, reason: null }, notes: [] }}
      tolerance={tolerance}
      onTolerance={setTolerance}
    />
  )
})
