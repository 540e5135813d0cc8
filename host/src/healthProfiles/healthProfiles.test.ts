import { expect, test } from 'vitest'
import { exampleCatalog } from '../catalog/exampleCatalog.fixture.ts'
import type { FigureRow } from '../figures/FigureRow.ts'
import { buildProfile } from './buildProfile.ts'
import { compareFigures } from './compareFigures.ts'
import { areIndependent } from './independentSources.ts'
import { findPlace, placeSlug } from './placeSlug.ts'
import type { ProfileFigure } from './ProfileFigure.ts'
import { agreementSentence, changeSentence, standingSentence, targetSentence } from './profileSentences.ts'
import { rankFigure } from './rankFigure.ts'

const unit = { display_factor: 'in percentage' }
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
const indicator = exampleCatalog.indicators[1]!
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

test('figures differ only where their intervals lie apart', () => {
  expect(compareFigures(row(50, 2), row(40, 2))).toBe('higher')
  expect(compareFigures(row(40, 2), row(50, 2))).toBe('lower')
  expect(compareFigures(row(50, 6), row(40, 6))).toBe('unclear')
  expect(compareFigures(row(50, 2), row(40, null))).toBe('unknown')
})

test('nothing rose or fell where the intervals overlap or are not given', () => {
  const earlier = (spread: number | null) => row(40, spread, { period: '2018' })
  const said = (spread: number | null) =>
    changeSentence(profile(row(50, spread), { previous: earlier(spread) }), unit)
  expect(said(2)).toBe('Rose from 40.0% (2018) to 50.0% (2024).')
  expect(said(6)).toMatch(/^No clear change/)
  expect(said(null)).toMatch(/cannot be told from chance/)
  expect(`${said(6)} ${said(null)}`).not.toMatch(/rose|fell|higher|lower/i)
  expect(changeSentence(profile(row(50, 2)), unit)).toBeNull()
})

test('a place is higher than another one only where the intervals lie apart', () => {
  expect(standingSentence(row(50, 2), row(40, 2), 'Nigeria', unit)).toBe('Higher than Nigeria (40.0%).')
  expect(standingSentence(row(50, 9), row(40, 9), 'Nigeria', unit)).toMatch(/^Not clearly different/)
  expect(standingSentence(row(50, null), row(40, 2), 'Nigeria', unit)).not.toMatch(/higher|lower/i)
  expect(standingSentence(row(50, 2), null, 'Nigeria', unit)).toBeNull()
})

test('a target is met by the direction of the indicator, and open where the interval holds it', () => {
  const negative = { ...indicator, desirable_slope: 'Negative' as const }
  expect(targetSentence(profile(row(60, 1)), unit)).toBe('The figure meets the national target of 57.0%.')
  expect(targetSentence(profile(row(60, 1), { indicator: negative }), unit)).toMatch(/does not meet/)
  expect(targetSentence(profile(row(60, 5)), unit)).toMatch(/may or may not/)
  const none = { ...indicator, national_target: null }
  expect(targetSentence(profile(row(60, 5), { indicator: none }), unit)).toBeNull()
})

test('the best place is first in either direction, and only the same source and year count', () => {
  const peers = [
    row(50, 1),
    row(60, 1, { location: 9 }),
    row(99, 1, { location: 10, period: '2018' }),
    row(99, 1, { location: 11, datasource: 5 }),
  ]
  expect(rankFigure(row(50, 1), peers, 'Positive')).toEqual({ rank: 2, of: 2 })
  expect(rankFigure(row(50, 1), peers, 'Negative')).toEqual({ rank: 1, of: 2 })
  expect(rankFigure(row(50, 1), peers, 'Unknown')).toBeNull()
})

test('sources with a common origin do not confirm each other', () => {
  const lineage = [
    { datasource: 102, feeds_from: 2, indicators: [] },
    { datasource: 104, feeds_from: 2, indicators: [7] },
  ]
  expect(areIndependent(102, 2, 18, lineage)).toBe(false)
  expect(areIndependent(102, 104, 7, lineage)).toBe(false)
  expect(areIndependent(104, 2, 18, lineage)).toBe(true)
})

test('agreement is told by intervals alone', () => {
  const confirming = [row(51, 2, { datasource: 6 }), row(90, 2, { datasource: 7 }), row(50, null)]
  const said = agreementSentence(profile(row(50, 2), { confirming }), (id) => `S${id}`, unit)
  expect(said).toBe(
    'Independent sources of 2024: S6 51.0% (agrees), S7 90.0% (disagrees), S2 50.0% (no interval to judge by).',
  )
})

test('a profile holds the newest figure with its nation, and names what is missing', () => {
  const rows = [
    row(40, 2, { period: '2018' }),
    row(50, null, { datasource: 6 }),
    row(48, 2),
    row(60, 1, { location: 1 }),
    row(10, 1, { location: 9 }),
  ]
  const peers = [row(48, 2), row(10, 1, { location: 9 }), row(5, 1, { indicator: 7, location: 9 })]
  const made = buildProfile({
    catalog: exampleCatalog,
    place: 8,
    compared: 9,
    rows,
    peers,
    lineage: [],
  })
  const [found] = made.areas[0]!.figures
  expect(found).toMatchObject({
    figure: { value: 48 },
    previous: { value: 40 },
    national: { value: 60 },
    compared: { value: 10 },
    rank: { rank: 1, of: 2 },
    confirming: [{ datasource: 6 }],
  })
  expect(made.missing.map(({ id }) => id)).toEqual([7])
  expect(made.population).toBeNull()
})

test('places are found by the name in the address', () => {
  expect(placeSlug('Akwa Ibom')).toBe('akwa-ibom')
  expect(findPlace('south-east', exampleCatalog.locations)?.id).toBe(5)
  expect(findPlace('Abia', exampleCatalog.locations)?.id).toBe(8)
  expect(findPlace('nigeria', exampleCatalog.locations)?.id).toBe(1)
  expect(findPlace('atlantis', exampleCatalog.locations)).toBeNull()
})

test('the national figure is of the survey behind a source that has none, and never of an independent one', () => {
  const own = row(48, 2, { datasource: 102 })
  const nations = [row(60, 1, { location: 1 }), row(70, 1, { location: 1, datasource: 6 })]
  const made = (lineage: Parameters<typeof buildProfile>[0]['lineage']) =>
    buildProfile({
      catalog: exampleCatalog,
      place: 8,
      compared: null,
      rows: [own, ...nations],
      peers: [own],
      lineage,
    }).areas[0]!.figures[0]!.national
  expect(made([{ datasource: 102, feeds_from: 2, indicators: [] }])).toMatchObject({
    datasource: 2,
    value: 60,
  })
  expect(made([])).toBeNull()
})
