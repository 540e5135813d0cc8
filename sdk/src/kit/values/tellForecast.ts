import { formatSigned } from '../../contracts/minus.ts'
import type { HostOutput } from '@msdat/sdk'
import type { Line } from '../tables/LineTable.tsx'
import { formatDifference, type Unit } from './formats.ts'

type Prediction = HostOutput<'analysis.predict'>
type Card = NonNullable<Prediction['card']>
type Outlook = NonNullable<Prediction['targets']['national']>

const percent = (share: number): string => `${Math.round(100 * share)}%`

/** A chance in words that do not claim more than a model can know. */
export function chanceText(probability: number): string {
  if (probability < 0.01) return 'below 1%'
  if (probability > 0.99) return 'above 99%'
  return percent(probability)
}

/** A yearly change: points for percentages, per cent of the value for rates and counts. */
export function paceText(perYear: number | null, unit: 'points' | 'share'): string {
  if (perYear === null) return 'Cannot be computed'
  const size = unit === 'points' ? perYear : 100 * perYear
  const text = formatSigned(size, (value) => value.toFixed(1))
  return unit === 'points' ? `${text} points a year` : `${text}% a year`
}

/** Skill against "the last value goes on", in words. */
export function skillText(skill: number): string {
  if (Math.abs(skill) < 0.005) return 'As good as the last value'
  return skill > 0
    ? `Error ${percent(skill)} smaller than that of the last value`
    : `Error ${percent(-skill)} larger than that of the last value`
}

/** Names of models, choices and scales in everyday words, with the term that the field knows behind them. */
const inWords: Readonly<Record<string, string>> = {
  naive: 'The last value stays (naive)',
  drift: 'The average change so far continues (drift)',
  SES: 'A level that follows the newest values (simple exponential smoothing)',
  'ARIMA(0,1,1)': 'A level that follows the newest values (ARIMA(0,1,1))',
  'ARIMA(1,1,0)': 'The newest change fades out (ARIMA(1,1,0))',
  'damped trend': 'A trend that flattens (damped trend)',
  'seasonal naive': 'The same month of the year before (seasonal naive)',
  'damped trend, seasonal': 'A trend that flattens, with months of the year (damped trend, seasonal)',
  'rolling origin': 'Least error where earlier years were predicted (rolling origin)',
  AICc: 'Best balance of fit and simplicity (AICc)',
  'only candidate': 'The only model for a series of this length',
  logit: 'Log-odds, which stay between 0 and 100%',
  log: 'Logarithms, which stay above 0',
  none: 'As published',
}

const say = (term: string): string => inWords[term] ?? term

/** The model card as lines of a table. */
export function modelLines({ model, kind, n, scale, chosenBy, backTest }: Card, factor?: Unit): Line[] {
  const lines = [
    { what: 'Model', says: say(model) },
    { what: 'Series', says: `${n} values, ${kind}` },
    { what: 'Chosen by', says: say(chosenBy) },
    { what: 'Scale of the model', says: say(scale) },
  ]
  if ('reason' in backTest) return [...lines, { what: 'Back-test', says: backTest.reason }]
  return [
    ...lines,
    { what: 'Back-test', says: `${backTest.forecasts} forecasts from ${backTest.origins} earlier years` },
    { what: 'Skill', says: skillText(backTest.skill) },
    { what: 'Mean absolute error', says: formatDifference(backTest.mae, factor) },
    { what: '95% interval held', says: `${percent(backTest.coverage95)} of the values, before widening` },
    {
      what: 'Intervals widened',
      says: backTest.widening > 1 ? `${backTest.widening.toFixed(1)} times` : 'No',
    },
  ]
}

/** What is said of one target; the reason where nothing can be. */
export function outlookLines(outlook: Outlook): Line[] {
  if ('reason' in outlook) return [{ what: 'Chance', says: outlook.reason }]
  const { probability, requiredPerYear, achievedPerYear, changeUnit, isBeyondShown, period } = outlook
  return [
    { what: `Chance to meet it in ${period}`, says: chanceText(probability) },
    { what: 'Change needed', says: paceText(requiredPerYear, changeUnit) },
    { what: 'Change achieved so far', says: paceText(achievedPerYear, changeUnit) },
    ...(isBeyondShown
      ? [{ what: 'How sure', says: 'The target lies beyond the periods drawn: a rough guess.' }]
      : []),
  ]
}
