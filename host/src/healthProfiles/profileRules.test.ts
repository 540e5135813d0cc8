import { expect, test } from 'vitest'
import { exampleCatalog } from '../catalog/exampleCatalog.fixture.ts'
import type { FigureRow } from '../figures/FigureRow.ts'
import { bestAndWorst } from './bestAndWorst.ts'
import { findPeers } from './findPeers.ts'
import { judgeFigures } from './judgeFigures.ts'
import { mergeCitations } from './mergeCitations.ts'
import type { ProfileFigure } from './ProfileFigure.ts'
import { stateOutlines } from './stateOutlines.ts'
import { sumUpProfile } from './sumUpProfile.ts'

const row = (value: number, spread: number | null, part: Partial<FigureRow> = {}): FigureRow => ({
  indicator: 18,
  datasource: 2,
  location: 8,
  period: '2024',
  value,
  citation: 1,
  lower: spread === null ? null : value - spread,
  upper: spread === null ? null : value + spread,
  ...part,
})
const indicator = {
  ...exampleCatalog.indicators[1]!,
  desirable_slope: 'Positive' as const,
  national_target: 57,
}
const profile = (figure: FigureRow, part: Partial<ProfileFigure> = {}): ProfileFigure => ({
  indicator,
  figure,
  previous: null,
  trend: [figure],
  national: null,
  rank: null,
  compared: null,
  confirming: [],
  ...part,
})
const told = (figures: ProfileFigure[]): string =>
  sumUpProfile(figures, { nation: 'Nigeria', compared: null }).join(' ')

test('better and worse follow the direction of the indicator, and only where intervals lie apart', () => {
  expect(judgeFigures(row(50, 2), row(40, 2), 'Positive')).toBe('better')
  expect(judgeFigures(row(50, 2), row(40, 2), 'Negative')).toBe('worse')
  expect(judgeFigures(row(50, 6), row(40, 6), 'Positive')).toBe('unclear')
  expect(judgeFigures(row(50, 6), row(40, null), 'Positive')).toBe('unknown')
  expect(judgeFigures(row(50, 2), row(40, 2), 'Unknown')).toBeNull()
})

test('a summary counts an improvement only where the intervals lie apart', () => {
  const said = told([
    profile(row(50, 2), { previous: row(40, 2, { period: '2018' }) }),
    profile(row(50, 9), { previous: row(40, 9, { period: '2018' }) }),
    profile(row(50, 2), { previous: row(40, null, { period: '2018' }) }),
  ])
  expect(said).toContain('1 of 3 indicators clearly improved, 0 clearly worsened.')
  expect(said).toContain('1 show no clear change, since intervals overlap; 1 cannot be told')
  expect(told([profile(row(50, 9), { previous: row(40, 9) })])).toContain('0 of 1 indicator clearly improved')
})

test('a summary says nothing of a comparison that no indicator allows', () => {
  expect(told([profile(row(50, 2))])).not.toMatch(/Since|Beside/)
  const missed = profile(row(50, 2), { national: row(70, 2, { location: 1 }) })
  expect(told([missed])).toContain('clearly better on 0 of 1 indicator, clearly worse on 1.')
  expect(told([missed])).toContain('National targets: 0 of 1 met, 1 missed.')
  expect(told([profile(row(57, 3))])).toContain('1 open, since the interval holds the target')
})

test('the best ranks come from the upper half and the lowest from the other, the last one first', () => {
  const ranked = [1, 4, 30, 37].map((rank) => profile(row(rank, 1), { rank: { rank, of: 37 } }))
  const { best, worst } = bestAndWorst([...ranked, profile(row(9, 1), { rank: { rank: 1, of: 2 } })])
  expect(best.map(({ rank }) => rank.rank)).toEqual([1, 4])
  expect(worst.map(({ rank }) => rank.rank)).toEqual([37, 30])
})

test('peers are the states of the zone and the three of the nearest population of the same source and year', () => {
  const place = (id: number, parent: number) => ({ ...exampleCatalog.locations[1]!, id, parent, level: 3 })
  const people = { ...indicator, id: 90, indicator_type: 'Population', desirable_slope: 'Unknown' as const }
  const counted = (location: number, value: number, period = '2022') =>
    row(value, null, { indicator: 90, location, period })
  const peers = findPeers({
    catalog: {
      indicators: [indicator, people],
      locations: [place(8, 5), place(9, 5), ...[11, 12, 13, 14, 15].map((id) => place(id, 6))],
    },
    place: 8,
    peers: [
      counted(8, 100),
      counted(9, 900),
      counted(11, 104),
      counted(12, 500),
      counted(13, 97),
      counted(14, 110),
      counted(15, 100, '2006'),
      row(50, 2),
      row(40, 2, { location: 9 }),
      row(50, 2, { location: 13, period: '2018' }),
    ],
  })
  expect(peers.map(({ place: { id }, isSameZone }) => [id, isSameZone])).toEqual([
    [9, true],
    [13, false],
    [11, false],
    [14, false],
  ])
  expect(peers[0]?.verdicts).toMatchObject({ of: 1, better: 1 })
  expect(peers[1]?.verdicts.of).toBe(0)
})

test('citations of one publication become one line, others stay apart', () => {
  const survey = 'The DHS Program, Nigeria DHS subnational indicators, survey NG2024DHS, indicator'
  expect(
    mergeCitations([`${survey} B_2`, 'NAIIS 2018 results', `${survey} A_1`, 'NAIIS 2018 results']),
  ).toEqual(['NAIIS 2018 results', `${survey} A_1; B_2`])
})

test('each of the 37 states has an outline within the drawing', () => {
  expect(Object.keys(stateOutlines)).toHaveLength(37)
  const numbers = Object.values(stateOutlines).flatMap((path) => path.match(/\d+/g)?.map(Number) ?? [])
  expect(Math.max(...numbers)).toBeLessThanOrEqual(500)
})
