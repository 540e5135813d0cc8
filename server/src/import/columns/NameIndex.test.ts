import { afterEach, expect, it, vi } from 'vitest'
import { levelOf, ownershipOf } from '../../facilityRegistries/facilityCells.ts'
import { CellFault } from '../CellFault.ts'
import { mapHeadings } from './mapHeadings.ts'
import { NameIndex } from './NameIndex.ts'

afterEach(() => vi.restoreAllMocks())

// Its normal form is 18 times as long.
const long = '\ufdfa'.repeat(64 * 1024)
const places = new NameIndex('place', [
  { id: 1, names: ['Kano'] },
  { id: 2, names: ['Table 3 of the report '.repeat(40)] },
])

it('judges a name unknown that is longer than all names could be, without normalising it', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const found = places.find(long)
  expect(found).toBeInstanceOf(CellFault)
  expect(found).toMatchObject({ kind: 'unknown_place' })
  expect(levelOf(long)).toMatchObject({ kind: 'level_unknown' })
  expect(ownershipOf(long)).toMatchObject({ kind: 'owner_unknown' })
  expect(mapHeadings(['Indicator', long], true).faults).toContainEqual(
    expect.objectContaining({ kind: 'column_unknown', column: long }),
  )
  const longest = Math.max(...normalize.mock.contexts.map((text) => String(text).length))
  expect(longest).toBeLessThan(1000)
})

it('finds a name that itself is long, and one among many spaces', () => {
  expect(places.find('Table 3,  of the report; '.repeat(40))).toBe(2)
  expect(places.find(`${' '.repeat(5000)}KANO${' '.repeat(5000)}`)).toBe(1)
})
