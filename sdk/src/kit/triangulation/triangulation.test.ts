import { expect, it } from 'vitest'
import type { Catalog } from '../../contracts/reference.ts'
import { indicatorScores } from './indicatorScores.ts'
import { triangulationSheet } from './methodSheet.ts'
import { pairColumns } from './pairColumns.ts'
import { gradeText, metricRows, readTriangulation } from './readTriangulation.ts'
import { gradeOf, gradeWordOf } from '../../methods/triangulation/score.ts'
import { complementarityLegend, consistencyLegend } from './triangulationWords.ts'

const level = { score: 4, scale: 'Very Good', title: 'Level agreement', value: 72, greyed: false }
const card = { score: 72, status: 'ok', reason: null, band: 'High', unavailable: {}, grades: { level } }
const spread = { median: 72, q1: 60, q3: 80, scored: 2, best: [], worst: [] }
const scores = [
  { indicator: 18, score: 72 },
  { indicator: 9, score: 40 },
]
const none = {
  ...card,
  grades: {},
  unavailable: { level: 'No pairs.' },
  score: 0,
  status: 'too_few',
  reason: 'Few.',
}
const sources = readTriangulation({
  aggregate: [
    {
      MICS: {
        label: 'computed, not official',
        consistency: { ...card, ...spread, scores },
        complementarity: { ...none, ...spread, scores: [] },
      },
    },
    {
      NPC: {
        label: 'computed, not official',
        consistency: { ...none, ...spread, scores: [] },
        complementarity: { ...none, ...spread, scores: [] },
      },
    },
  ],
})

it('metrics stand in rows, each with its grade in every source, or why there is none', () => {
  const [row] = metricRows(sources)
  expect(row).toMatchObject({ id: 'consistency.level', part: 'Consistency', title: 'Level agreement' })
  expect(row?.cells.map((grade) => grade && gradeText(grade))).toEqual(['4 - Very Good', null])
  expect(row?.reasons).toEqual(['', 'No pairs.'])
})

it('indicators come with the least consistent first', () => {
  const catalog = { indicators: [{ id: 18, short_name: 'DPT3' }] } as Catalog
  expect(indicatorScores(sources, catalog).map(({ label, scores: all }) => [label, all[0]])).toEqual([
    ['Indicator 9', 40],
    ['DPT3', 72],
  ])
})

it('the sheet names what was compared, its scores, and what was not scored', () => {
  const about = { primary: 'NDHS', about: 'DPT3, Kano', updatedAt: undefined }
  const sheet = triangulationSheet(about, sources)
  for (const text of ['MICS, NPC with NDHS (primary)', 'Consistency: 72.0 (High)', 'not scored: Few.'])
    expect(sheet).toContain(text)
})

it('bands are those of the specification', () => {
  expect(consistencyLegend).toEqual([
    '0-20 Very Low',
    '21-40 Low',
    '41-60 Moderate',
    '61-80 High',
    '81-100 Very High',
  ])
})

it('complementarity runs from None to Very Significant', () => {
  expect(complementarityLegend).toEqual(['None', 'Low', 'Moderate', 'Significant', 'Very Significant'])
})

it('grades run from 1 Poor to 5 Excellent', () => {
  const gradeAt = (score: number) => `${gradeOf(score)} ${gradeWordOf(score)}`
  expect([0, 20, 40, 60, 80, 100].map(gradeAt)).toEqual([
    '1 Poor',
    '1 Poor',
    '2 Fair',
    '3 Good',
    '4 Very Good',
    '5 Excellent',
  ])
})

it('pairs say whether they lie within the tolerance that is asked for', () => {
  const pair = {
    period: '2018',
    kind: 'exact' as const,
    primary: 50,
    compared: 62,
    difference: 12,
    ratio: 1.24,
    symmetric_difference: 21,
    tolerance: 10,
    weight: 1,
  }
  const within = (tolerance: number) =>
    pairColumns({ primary: 'NDHS', compared: 'MICS', tolerance, format: String })
      .find(({ id }) => id === 'within')
      ?.value(pair)
  expect([within(1), within(1.25)]).toEqual(['No', 'Yes'])
})
