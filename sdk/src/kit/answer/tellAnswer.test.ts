import type { Figure } from '../values/readFigures.ts'
import { expect, it } from 'vitest'
import { tellAgreement, tellChange, tellGap, tellRank } from './tellAnswer.ts'

const percent = { id: 2, display_factor: 'in percentage', multiplier_factor: 100 }
const before = { period: '2013', value: 38.1 } as Figure

it('tells the gap to a target in points', () => {
  expect(tellGap(43.2, { kind: 'NT', value: 57 }, percent)).toBe(
    '13.8 points below the national target of 57.0%',
  )
  expect(tellGap(57.01, { kind: 'SDG', value: 57 }, percent)).toBe('At the SDG target of 57.0%')
})

it('tells a change, and whether it is more than chance', () => {
  const change = { before, difference: 5.1, isMoreThanChance: true }
  expect(tellChange(change, percent)).toBe('Up 5.1 points since 2013 (38.1%): more than chance')
  expect(tellChange({ ...change, difference: -5.1, isMoreThanChance: false }, percent)).toContain(
    'Down 5.1 points since 2013 (38.1%): may be chance',
  )
  expect(tellChange({ ...change, isMoreThanChance: null }, percent)).toContain('cannot be told from chance')
  expect(tellChange({ ...change, difference: 0.01 }, percent)).toBe('Unchanged since 2013 (38.1%)')
})

it('tells a rank with its direction', () => {
  expect(tellRank({ at: 34, of: 37 }, 'Negative')).toBe('Rank 34 of 37 states, lowest first')
})

it('tells how many independent sources agree, and which', () => {
  const terms = { window: 3, nameOf: (id: number) => `S${id}` }
  expect(tellAgreement({ others: [1, 2], agreeing: [1] }, terms)).toBe(
    '1 of 2 other independent sources within 3 years agrees (agreeing: S1; not agreeing: S2)',
  )
  expect(tellAgreement({ others: [], agreeing: [] }, terms)).toBe(
    'No other independent source within 3 years',
  )
})
