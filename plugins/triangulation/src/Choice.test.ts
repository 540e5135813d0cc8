import { describe, expect, it } from 'vitest'
import { figuresOf, questionOf, readChoice } from './Choice.ts'

const settings = { primary: 7, compared: [1, 2], indicator: 18, location: null }

describe('the choice', () => {
  it('compares at most two sources and names those left out', () => {
    const choice = readChoice({ ...settings, compared: [1, 2, 9] })
    expect(choice).toMatchObject({ compared: [1, 2], dropped: [9] })
    expect(questionOf(choice)).toEqual({
      primary_datasource: '7',
      secondary_datasource: '1',
      third_datasource: '2',
      indicator_id: '18',
      location_id: 'None',
    })
  })

  it('asks nothing without a primary or a compared source', () => {
    expect(questionOf(readChoice({ ...settings, primary: null }))).toBeNull()
    expect(questionOf(readChoice({ ...settings, compared: [] }))).toBeNull()
  })

  it('has another key when anything is chosen anew, so that old results leave', () => {
    const key = readChoice(settings).key
    expect(readChoice({ ...settings, location: 27 }).key).not.toBe(key)
    expect(readChoice({ ...settings, compared: [2, 1] }).key).not.toBe(key)
    const withTolerance = { ...settings, tolerance: 2 }
    expect(readChoice(withTolerance).key).toBe(key)
  })
})

it('asks for the figures of what is compared, to cite them, and for none where all indicators are', () => {
  const choice = readChoice({ primary: 7, compared: [1, 2, 3], indicator: 18, location: null })
  expect(figuresOf(choice)).toEqual({ indicators: [18], datasources: [7, 1, 2] })
  expect(figuresOf({ ...choice, location: 20 })).toMatchObject({ locations: [20] })
  expect(figuresOf({ ...choice, indicator: null })).toBe(null)
})
