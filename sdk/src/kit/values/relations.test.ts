import { describe, expect, it } from 'vitest'
import {
  formatR,
  qText,
  readRelations,
  relationColumns,
  strongestFirst,
  tellStrongest,
  type Relation,
} from './relations.ts'

const cell = (indicators: number[], correlation: object, q: number | null) => ({
  indicators,
  correlation,
  q,
  isBold: false,
  leaveOneOut: { status: 'too_few_points', reason: '' },
  weighted: null,
  warnings: ['Few.'],
})
const found = {
  cells: [
    cell([1, 2], { status: 'too_few_points', reason: '2 complete pairs.' }, null),
    cell([1, 3], { status: 'ok', r: -0.2, n: 37, interval: [-0.4, 0.1], strength: 'weak' }, 0.3),
  ],
} as never

it('says of each two indicators how closely they go together, or why that is not known', () => {
  const [none, known] = readRelations(found, (id) => `I${id}`, 'Kano')
  expect(none).toMatchObject({ label: 'I1 and I2', r: null, remark: '2 complete pairs.' })
  expect(known).toMatchObject({ id: '1.3 Kano', r: -0.2, interval: [-0.4, 0.1], remark: 'Few.' })
  expect(formatR(-0.125)).toBe('−0.13')
  expect([qText(0.0001), qText(0.01)]).toEqual(['below 0.001', '0.010'])
})

it('has a column of places only where several are compared', () => {
  const columnsFor = (place?: string) =>
    relationColumns(readRelations(found, String, place)).map(({ id }) => id)
  expect(columnsFor('Kano')).toContain('place')
  expect(columnsFor()).not.toContain('place')
})

describe('relations of several places', () => {
  const row = (label: string, r: number | null, place = '') =>
    ({ id: label, label, place, r, n: 37, q: r === 0.2 ? 0.3 : 0.001 }) as Relation

  it('come strongest first, and what other places have of a pair stands behind it', () => {
    const own = [row('I1 and I2', null), row('I1 and I3', 0.2), row('I2 and I3', -0.8)]
    const relations = strongestFirst([own, [row('I1 and I3', 0.9, 'Kano'), row('I2 and I3', 0.1, 'Kano')]])
    expect(relations.map(({ label, place }) => label + place)).toEqual([
      'I2 and I3',
      'I2 and I3Kano',
      'I1 and I3',
      'I1 and I3Kano',
      'I1 and I2',
    ])
    expect(tellStrongest(relations)).toBe('Strongest: I2 and I3, r = −0.80, n = 37.')
    expect(tellStrongest(relations.slice(2))).toContain('It may be chance')
  })
})
