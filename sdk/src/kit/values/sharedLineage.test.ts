import { expect, it } from 'vitest'
import { sharedLineage } from './sharedLineage.ts'

const source = (id: number, datasource: string, classification: 'Survey' | 'Estimate') => ({
  id,
  datasource,
  classification,
})
const [ndhs, bank, wuenic] = [
  source(2, 'NDHS', 'Survey'),
  source(7, 'World Bank', 'Estimate'),
  source(10, 'WUENIC', 'Estimate'),
]
const lineage = [
  { datasource: 7, feeds_from: 10, indicators: [18], relation: 'echo' as const, reason: 'It republishes.' },
  { datasource: 10, feeds_from: 2, indicators: [], relation: 'input' as const, reason: 'It reads surveys.' },
]

it('names each two sources of which one is made from the other, and how', () => {
  expect(sharedLineage([ndhs, bank, wuenic], lineage, 18)).toEqual([
    'NDHS and WUENIC are not independent: one is an input of the other, so agreement confirms little. It reads surveys.',
    'World Bank and WUENIC are not independent: they repeat the same figures, so agreement confirms nothing. It republishes.',
  ])
})

it('says nothing of a source beside itself, or of an indicator the link does not hold for', () => {
  expect(sharedLineage([bank, bank], lineage, 18)).toEqual([])
  expect(sharedLineage([bank, wuenic], lineage, 30)).toEqual([])
})
