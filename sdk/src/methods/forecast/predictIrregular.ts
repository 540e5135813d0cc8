import { noResult, type NoResult, type Outcome } from '../outcome.ts'
import { isMonthly, yearAxis } from '../period.ts'
import type { Unit } from '../unit.ts'
import { backTestRules, errorMeasures, type BackTest, type Trial } from './backTest.ts'
import type { ForecastPoint } from './cleanForecastSeries.ts'
import type { Prediction } from './Prediction.ts'
import { forecastScale, type ForecastScale } from './forecastScale.ts'
import { continuityLimit } from './predictRegular.ts'
import { shapedDistribution, type StepDistribution } from './StepDistribution.ts'
import { surveyLine, surveysForLine, type SurveyPoint } from './surveyLine.ts'

/**
 * Surveys of irregular years: a weighted line, never a yearly series made up by interpolation. Where the line
 * leaves the last value by more than 3 residual SD, or does no better than it, a random walk from the last value.
 */
export function predictIrregular(points: readonly ForecastPoint[], unit: Unit): Prediction | NoResult {
  const scale = forecastScale(
    points.map((point) => point.value),
    unit,
  )
  const surveys = points.map(({ period, value, bounds }) => ({
    at: yearAxis(period),
    value,
    ...(bounds && { bounds }),
  }))
  const line = surveyLine(surveys, scale)
  if (line.status !== 'ok') return line
  const last = surveys[surveys.length - 1] as SurveyPoint
  const year = isMonthly((points[0] as ForecastPoint).period) ? 1 / 12 : 1
  const test = lineBackTest(surveys, unit)
  const jump = Math.abs(line.centre(last.at + year) - scale.to(last.value))
  const isJump = jump > continuityLimit * line.residualSd + 1e-9
  const isUseless = test.status === 'ok' && test.origins >= backTestRules.originsToDecide && test.skill <= 0
  const isReplaced = isJump || isUseless
  const walk = walkFrom(surveys, scale)
  return {
    distribution: (h) => (isReplaced ? walk(h * year) : line.distribution(last.at + h * year)),
    card: {
      model: isReplaced ? 'naive' : 'weighted line through surveys',
      kind: 'surveys of irregular years',
      scale: scale.name,
      parameters: isReplaced ? {} : { level: line.level, slope: line.slope, tau2: line.tau2 },
      chosenBy: isReplaced ? 'fallback to the last value' : 'only candidate',
      candidates: [],
      backTest: test,
      isIndicative: true,
      notes: [...scale.notes, ...notesOn(isJump, isUseless)],
    },
  }
}

function notesOn(isJump: boolean, isUseless: boolean): string[] {
  const notes = [
    'The years have gaps, so a line is fitted to the surveys as they are; read it as indicative.',
  ]
  if (isJump) notes.push('The line would jump away from the last value, so the last value is shown.')
  else if (isUseless) notes.push('The line did no better than the last value, so the last value is shown.')
  return notes
}

/** Random walk in unequal steps: variance per year is the mean of squared steps over their years. */
function walkFrom(
  surveys: readonly SurveyPoint[],
  scale: ForecastScale,
): (years: number) => StepDistribution {
  const y = surveys.map((survey) => scale.to(survey.value))
  const perYear = surveys.slice(1).map((survey, i) => {
    const years = survey.at - (surveys[i] as SurveyPoint).at
    return ((y[i + 1] as number) - (y[i] as number)) ** 2 / years
  })
  const s2 = perYear.reduce((a, b) => a + b, 0) / perYear.length
  const last = y[y.length - 1] as number
  return (years) => shapedDistribution(last, Math.sqrt(s2 * years), perYear.length, scale)
}

/** Each later survey forecast from those before it, with its interval. */
function lineBackTest(surveys: readonly SurveyPoint[], unit: Unit): Outcome<BackTest> {
  const trials: Trial[] = []
  let [inside, width] = [0, 0]
  for (let size = Math.max(surveysForLine, Math.ceil(0.6 * surveys.length)); size < surveys.length; size++) {
    const train = surveys.slice(0, size)
    const scale = forecastScale(
      train.map((survey) => survey.value),
      unit,
    )
    const line = surveyLine(train, scale)
    const next = surveys[size] as SurveyPoint
    if (line.status !== 'ok') continue
    const step = line.distribution(next.at)
    const [low, high] = [step.quantile(0.025), step.quantile(0.975)]
    inside += low <= next.value && next.value <= high ? 1 : 0
    width += high - low
    trials.push({
      predicted: step.quantile(0.5),
      actual: next.value,
      naive: (train[size - 1] as SurveyPoint).value,
    })
  }
  const n = trials.length
  if (n === 0)
    return noResult('too_few_points', 'There are too few surveys to hold one back and forecast it.')
  const steps = surveys
    .slice(1)
    .map((survey, i) => Math.abs(survey.value - (surveys[i] as SurveyPoint).value))
  const step = steps.reduce((a, b) => a + b, 0) / steps.length
  return {
    status: 'ok',
    origins: n,
    forecasts: n,
    ...errorMeasures(trials, step),
    coverage95: inside / n,
    meanWidth: width / n,
  }
}
