import { emptyCatalog } from '@msdat/sdk/testing'
import { describe, expect, it } from 'vitest'
import { events } from './events.ts'
import { eventsFor } from './eventsFor.ts'
import { lineageWords } from './lineageWords.ts'

describe('eventsFor', () => {
  it('keeps the program area and the years that the figures reach, the newest first', () => {
    const dates = eventsFor(events, 'Malaria', ['2015', '2021']).map(({ date }) => date)
    expect(dates).toEqual(['2020-02-27'])
    expect(eventsFor(events, 'Malaria', ['2010', '2025-03'])[0]?.date).toBe('2024-12')
  })

  it('lists none where there are no figures', () => {
    expect(eventsFor(events, 'Malaria', [])).toEqual([])
  })

  it('has a source and a date for every event', () => {
    for (const { date, source } of events) {
      expect(date).toMatch(/^\d{4}(-\d{2}){0,2}$/)
      expect(source).not.toBe('')
    }
  })
})

describe('lineageWords', () => {
  const line = { id: 1, datasource: 7, feeds_from: 10, indicators: [18], reason: 'It says so itself.' }
  const coverage = { indicator: 18, results: [], lineage: [{ ...line, relation: 'echo' as const }] }

  it('speaks from both sides, and of no other indicator or source', () => {
    expect(lineageWords(emptyCatalog, coverage, 7)[0]?.words).toBe(
      'Source 7 repeats the figures of Source 10.',
    )
    expect(lineageWords(emptyCatalog, coverage, 10)).toHaveLength(1)
    expect(lineageWords(emptyCatalog, coverage, 4)).toEqual([])
    expect(lineageWords(emptyCatalog, { ...coverage, indicator: 20 }, 7)).toEqual([])
  })
})
