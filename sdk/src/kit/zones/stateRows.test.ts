import type { Catalog, Indicator } from '../../contracts/reference.ts'
import type { Subject } from '../values/findSubject.ts'
import { describe, expect, it } from 'vitest'
import { onOneScale, stateRows, tellStates } from './stateRows.ts'
import { figure, place } from './zoneSamples.fixture.ts'

const nigeria = place(1, 'Nigeria', 1, null)
const northWest = place(4, 'North-West', 2, 1)
const kano = place(27, 'Kano', 3, 4)
const catalog = {
  locations: [
    kano,
    nigeria,
    northWest,
    place(7, 'South-West', 2, 1),
    place(32, 'Lagos', 3, 7),
    place(41, 'Sokoto', 3, 4),
    place(29, 'Kebbi', 3, 4),
  ],
} as Catalog
const figures = [figure(27, 20), figure(32, 84), figure(1, 43), figure(41, 0), figure(4, 18)]
const indicator = { desirable_slope: 'Positive' } as Indicator
const subject = {
  catalog,
  indicator,
  factor: { id: 2, display_factor: 'in percentage', multiplier_factor: 100 },
  targets: [{ kind: 'NT', value: 57 }],
  place: nigeria,
} as unknown as Subject
const names = (of: ReturnType<typeof stateRows>) => of.rows.map(({ place }) => place.name)

describe('stateRows', () => {
  const all = stateRows(subject, figures, false)

  it('starts with Nigeria, then states from high to low, those without a figure last', () => {
    expect(names(all)).toEqual(['Nigeria', 'Lagos', 'Kano', 'Sokoto', 'Kebbi'])
  })

  it('keeps a value of 0 apart from a missing one', () => {
    expect(all.rows[3]?.figure?.value).toBe(0)
    expect(all.rows[4]?.figure).toBeNull()
    expect(all.rows[4]?.standing).toBeUndefined()
    expect([all.have, all.expected]).toEqual([3, 4])
  })

  it('keeps every state where one is chosen', () => {
    expect(names(stateRows({ ...subject, place: kano }, figures, false))).toEqual(names(all))
  })

  it('looks into the zone of a chosen state, and into a chosen zone, where that is wanted', () => {
    for (const chosen of [kano, northWest]) {
      expect(names(stateRows({ ...subject, place: chosen }, figures, true))).toEqual([
        'Nigeria',
        'North-West',
        'Kano',
        'Sokoto',
        'Kebbi',
      ])
    }
  })

  it('compares each place with the target', () => {
    expect(all.rows[1]?.standing?.words).toBe('Target met')
    expect(all.rows[2]?.standing?.words).toBe('Target not met')
    expect(stateRows({ ...subject, targets: [] }, figures, false).rows[1]?.standing?.tone).toBe('neutral')
  })

  it('draws the average of a nation beside its states, not their total', () => {
    const states = [27, 32, 41, 29, 50].map((id) => place(id, `State ${id}`, 3, 4))
    const drawnWith = (ofNation: number) =>
      onOneScale(
        stateRows(
          { ...subject, catalog: { ...catalog, locations: [nigeria, ...states] } },
          [figure(1, ofNation), ...states.map(({ id }) => figure(id, 40))],
          false,
        ),
      ).map(({ place }) => place.name)
    expect(drawnWith(99)).toContain('Nigeria')
    expect(drawnWith(200)).not.toContain('Nigeria')
    expect(drawnWith(200)).toHaveLength(5)
  })

  it('is told in words', () => {
    expect(tellStates(all, (value) => `${value}%`)).toBe(
      'Nigeria: 43%. Highest Lagos with 84%, lowest Sokoto with 0%. 3 of 4 states have data.',
    )
  })
})
