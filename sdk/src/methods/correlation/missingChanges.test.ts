import { expect, it } from 'vitest'
import { correlationMatrix } from './correlationMatrix.ts'
import { missingChanges } from './missingChanges.ts'

const series = (years: readonly number[]) => years.map((year) => ({ period: String(year), value: year % 7 }))

it('changes that are missing are told with the years that both have', () => {
  const surveys = series([2003, 2008, 2013, 2018])
  const reason = missingChanges(surveys, surveys, 5)
  expect(reason).toContain('figures in 4 years (2003, 2008, 2013, 2018)')
  expect(reason).toContain('both never have it, and 5 are needed')
  expect(reason).not.toContain('complete pairs')
})

it('consecutive years lack nothing, and series that never meet are told so', () => {
  const years = series([2010, 2011, 2012, 2013, 2014, 2015])
  expect(missingChanges(years, years, 5)).toBeNull()
  expect(missingChanges(years, series([2020, 2021]), 5)).toBe('The two have no year in common.')
})

it('a series beside itself, or beside its reverse, is warned of and never bold', () => {
  const values = [12, 30, 45, 47, 61, 66, 70, 82, 90]
  for (const copy of [
    values,
    values.map((value) => 100 - value),
    values.map((value) => Math.round(value * 10.04) / 10),
  ]) {
    const [cell] = correlationMatrix([
      { name: 'a', values },
      { name: 'b', values: copy },
    ])
    expect(cell?.warnings.join()).toContain('The same figures twice, or one computed from the other')
    expect(cell?.isBold).toBe(false)
  }
  const other = [10, 34, 40, 50, 58, 69, 66, 85, 88]
  const [cell] = correlationMatrix([
    { name: 'a', values },
    { name: 'b', values: other },
  ])
  expect(cell).toMatchObject({ isBold: true, warnings: [] })
})
