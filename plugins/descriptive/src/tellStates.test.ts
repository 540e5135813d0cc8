import { expect, it } from 'vitest'
import { tellChange, type State } from './tellStates.ts'

const states = (values: readonly (number | null)[]): State[] =>
  values.map((value, at) => ({ id: String(at), name: `S${at}`, zone: 'Z', value }))
const format = (value: number) => value.toFixed(1)

it('a change counts states with a figure in both periods only', () => {
  const before = new Map<string, number | null>([
    ['0', 10],
    ['1', 20],
    ['2', null],
  ])
  expect(tellChange(states([15, 18, 30, 40]), before, format)).toContain(
    'Of 2 states with both, 1 rose and 1 fell; the median change is 1.5',
  )
  expect(tellChange(states([15]), before, (value) => `${value}%`)).toContain('the median change is 5 points')
  expect(tellChange(states([15]), new Map(), format)).toBe('No state has a figure in both periods.')
})
