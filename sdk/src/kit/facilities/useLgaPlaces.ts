import { useHostAnswer } from '@msdat/sdk'
import { useMemo } from 'react'
import type { Location } from '../../contracts/reference.ts'
import { valueOf } from '../parts/standIn.tsx'
import { lgaPlaces, type LgaPlace } from './lgaPlaces.ts'

const everyLga = { ordering: 'name', size: 1000 } as const

/** All LGAs with their middle and their state in words, by name; none until they are there. */
export function useLgaPlaces(states: readonly Location[]): LgaPlace[] {
  const answer = valueOf(useHostAnswer('facilities.lgas', everyLga))
  return useMemo(() => lgaPlaces(answer?.results ?? [], states), [answer, states])
}
