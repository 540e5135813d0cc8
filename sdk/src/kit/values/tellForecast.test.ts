import { expect, it } from 'vitest'
import { chanceText, modelLines, outlookLines, paceText, skillText } from './tellForecast.ts'

it('a chance never reads as certainty', () => {
  expect([0, 0.004, 0.5, 0.996, 1].map(chanceText)).toEqual([
    'below 1%',
    'below 1%',
    '50%',
    'above 99%',
    'above 99%',
  ])
})

it('a pace is in points for percentages and in per cent for the rest', () => {
  expect(paceText(1.24, 'points')).toBe('+1.2 points a year')
  expect(paceText(-0.031, 'share')).toBe('−3.1% a year')
  expect(paceText(null, 'share')).toBe('Cannot be computed')
})

it('skill says whether the model beats the last value', () => {
  expect(skillText(0.4)).toBe('Error 40% smaller than that of the last value')
  expect(skillText(-0.1)).toBe('Error 10% larger than that of the last value')
  expect(skillText(0)).toBe('As good as the last value')
})

it('a target that cannot be judged is told with its reason', () => {
  expect(outlookLines({ status: 'beyond_horizon', reason: 'Too far.' })).toEqual([
    { what: 'Chance', says: 'Too far.' },
  ])
})

it('an untested model says so on its card', () => {
  const card = {
    model: 'drift',
    kind: 'regular',
    scale: 'log',
    n: 7,
    horizon: 3,
    parameters: {},
    chosenBy: 'AICc',
    candidates: [],
    backTest: { status: 'too_few_points', reason: 'Too short.' },
    isIndicative: true,
    notes: [],
    seed: 1,
  }
  const lines = modelLines(card)
  expect(lines.at(-1)).toEqual({ what: 'Back-test', says: 'Too short.' })
  expect(lines[0]).toEqual({ what: 'Model', says: 'The average change so far continues (drift)' })
  expect(modelLines({ ...card, model: 'a line' })[0]).toEqual({ what: 'Model', says: 'a line' })
})
