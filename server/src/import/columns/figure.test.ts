import { expect, it } from 'vitest'
import { readFigure } from './figure.ts'

it('reads what a figure of health can be, and refuses what no axis could show', () => {
  for (const [cell, value] of [
    ['0', 0],
    ['-0.0004', -0.0004],
    ['54e12', 54e12],
    ['1e-12', 1e-12],
  ] as const)
    expect(readFigure(cell, false)).toBe(value)
  for (const cell of ['5e-324', '-5e-324', '1.7e308', '-1.7e308', '1e-13', '1e19', '9'.repeat(300)])
    expect(readFigure(cell, false)).toMatchObject({ kind: 'number_out_of_scale' })
})
