import { geoMercator } from 'd3-geo'
import { describe, expect, it } from 'vitest'
import type { Theme } from '../../contracts/appearance.ts'
import { fillOfClass } from './fillOf.ts'
import { mapRatio, stateShapes } from './stateShapes.ts'
import { classOf, rampStep, valueClasses } from './valueClasses.ts'

describe('valueClasses', () => {
  it('have a colour for each side of 0, the paler the nearer to it', () => {
    const tokens = { 'color-surface': '#ffffff', 'color-chart-1': '#0000ff', 'color-chart-2': '#ff0000' }
    const theme = { tokens, patternFill: false } as Partial<Theme> as Theme
    const classes = valueClasses([-20, 40], 3)
    const colours = classes.map((_, at) => fillOfClass(at, { theme, classes }).colour)
    expect(classes.map(({ from }) => from)).toEqual([-20, 0, 20])
    expect(colours).toEqual(['#ff6060', '#6060ff', '#0000ff'])
  })

  it('have round bounds and hold every value', () => {
    const classes = valueClasses([12.4, 97.1])
    expect(classes[0]).toEqual({ from: 0, to: 20 })
    expect(classes.at(-1)).toEqual({ from: 80, to: 100 })
  })

  it('give each value one class: a bound the class above, the last bound the last', () => {
    const classes = valueClasses([0, 100])
    expect(classOf(20, classes)).toBe(1)
    expect(classOf(19.99, classes)).toBe(0)
    expect(classOf(100, classes)).toBe(4)
  })

  it('hold one value, equal values and zero', () => {
    for (const values of [[7], [7, 7], [0], [0, 0]]) {
      const classes = valueClasses(values)
      expect(classes.length, String(values)).toBeGreaterThan(0)
      expect(classOf(values[0]!, classes)).toBeGreaterThanOrEqual(0)
    }
    expect(valueClasses([])).toEqual([])
  })

  it('use the whole ramp however few they are', () => {
    expect([0, 1, 2].map((at) => rampStep(at, 3))).toEqual([1, 4, 7])
  })
})

describe('stateShapes', () => {
  const { shapes } = stateShapes(500)

  it('draw 37 states inside the drawing', () => {
    expect(shapes).toHaveLength(37)
    for (const { x, y, name } of shapes) {
      expect(x > 0 && x < 500 && y > 0 && y < 500 * mapRatio, name).toBe(true)
    }
  })

  it('bear the names of the list of locations', () => {
    const names =
      'Abia,Adamawa,Akwa Ibom,Anambra,Bauchi,Bayelsa,Benue,Borno,Cross River,Delta,Ebonyi,Edo,Ekiti,Enugu,FCT,' +
      'Gombe,Imo,Jigawa,Kaduna,Kano,Katsina,Kebbi,Kogi,Kwara,Lagos,Nasarawa,Niger,Ogun,Ondo,Osun,Oyo,Plateau,' +
      'Rivers,Sokoto,Taraba,Yobe,Zamfara'
    expect(
      shapes
        .map(({ name }) => name)
        .sort()
        .join(),
    ).toBe(names)
  })

  it('name the state at a point, and none beside the country', () => {
    const { nameAt } = stateShapes(500)
    const missed = shapes.filter(({ x, y, name }) => nameAt(x, y) !== name)
    // The middle of Lagos is its lagoon.
    expect(missed.map(({ name }) => name)).toEqual(['Lagos'])
    expect(nameAt(60, 300)).toBe('Lagos')
    expect(nameAt(1, 1)).toBeUndefined()
    expect(nameAt(499, 500 * mapRatio - 1)).toBeUndefined()
  })

  it('lie where a Mercator projection by the given scale and translation puts them', () => {
    const { projection, height } = stateShapes(500)
    const [left, top] = projection.projectionTranslation
    const asNivo = geoMercator()
      .scale(projection.projectionScale)
      .translate([500 * left, height * top])
    const { x, y } = shapes.find(({ name }) => name === 'FCT')!
    const [longitude, latitude] = asNivo.invert!([x, y])!
    expect(longitude).toBeCloseTo(7.2, 0)
    expect(latitude).toBeCloseTo(8.8, 0)
  })
})
