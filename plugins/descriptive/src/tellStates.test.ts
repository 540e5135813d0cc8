import { expect, it } from 'vitest'
import { tellChange } from './tellStates.ts'

const format = (value: number) => value.toFixed(1)

it('a change counts states with a figure in both periods only', () => {
  const row = (was: number | null, is: number | null) => ({ values: [was, is] as const })
  const rows = [row(10, 15), row(20, 18), row(null, 30), row(12, null)]
  expect(tellChange(rows, format)).toContain(
    'Of 2 states with both, 1 rose and 1 fell; the median change is 1.5',
  )
  expect(tellChange([row(10, 15)], (value) => `${value}%`)).toContain('the median change is 5 points')
  expect(tellChange([row(null, 15)], format)).toBe('No state has a figure in both periods.')
})
