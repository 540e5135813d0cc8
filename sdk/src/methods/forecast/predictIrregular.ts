import { noResult, type NoResult, type Outcome } from '../outcome.ts'
import { isMonthly, yearAxis } from '../period.ts'
import type { Steps } from '../steps.ts'
import type { Unit } from '../unit.ts'
import { backTestRules, errorMeasures, intervalMeasures, type BackTest, type Trial } from './backTest.ts'
import type { ForecastPoint } from './cleanForecastSeries.ts'
import type { Prediction } from './Prediction.ts'
import { forecastScale, type ForecastScale } from './forecastScale.ts'
import { continuityLimit } from './predictRegular.ts'
import { shapedDistribution, type StepDistribution } from './StepDistribution.ts'
import { surveyLine, surveysForLine, type SurveyPoint } from './surveyLine.ts'
import { excessOf, widened } from './widening.ts'

const lineName = 'weighted line through surveys'

/**
 * Surveys of irregular years: a weighted line, never a yearly series made up by interpolation. A random walk
 * from the last value takes its place only where that did no worse in the back-test, in error and in coverage.
 */
export function* predictIrregular(
  points: readonly ForecastPoint[],
  unit: Unit,
): Steps<Prediction | NoResult> {
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
  const jump = Math.abs(line.centre(last.at + year) - scale.to(last.value))
  const isJump = jump > continuityLimit * line.residualSd + 1e-9
  const tests = {
    line: yield* surveyBackTest(surveys, unit, (train, trained) => {
      const fitted = surveyLine(train, trained)
      return fitted.status === 'ok' ? fitted.distribution : null
    }),
    walk: yield* surveyBackTest(surveys, unit, (train, trained) => {
      const walk = walkFrom(train, trained)
      return (at) => walk(at - (train[train.length - 1] as SurveyPoint).at)
    }),
  }
  const isReplaced = didBetter(tests.walk, tests.line)
  const walk = walkFrom(surveys, scale)
  const test = isReplaced ? tests.walk : tests.line
  const widening = test.status === 'ok' ? test.widening : 1
  return {
    distribution: (h) =>
      widened(isReplaced ? walk(h * year) : line.distribution(last.at + h * year), widening, scale),
    card: {
      model: isReplaced ? 'naive' : lineName,
      kind: 'surveys of irregular years',
      scale: scale.name,
      parameters: isReplaced ? {} : { level: line.level, slope: line.slope, tau2: line.tau2 },
      chosenBy: tests.line.status === 'ok' ? 'back-test' : 'only candidate',
      candidates: candidatesOf(tests),
      backTest: test,
      isIndicative: true,
      notes: [...scale.notes, ...notesOn(isJump, isReplaced)],
    },
  }
}

type Test = Outcome<BackTest>

/** Enough trials, no larger error, no worse coverage: only then is the last value shown instead of the line. */
function didBetter(walk: Test, line: Test): boolean {
  if (walk.status !== 'ok' || line.status !== 'ok') return false
  const isTested = line.origins >= backTestRules.originsToDecide
  return isTested && walk.mae <= line.mae && walk.coverage95 >= line.coverage95
}

function candidatesOf({ line, walk }: { line: Test; walk: Test }) {
  return [
    { name: 'naive', test: walk },
    { name: lineName, test: line },
  ].flatMap(({ name, test }) =>
    test.status === 'ok' ? [{ name, score: test.mae, coverage95: test.coverage95 }] : [],
  )
}

function notesOn(isJump: boolean, isReplaced: boolean): string[] {
  const notes = [
    'The years have gaps, so a line is fitted to the surveys as they are; read it as indicative.',
  ]
  if (isReplaced) notes.push('The line did no better than the last value, so the last value is shown.')
  else if (isJump) notes.push('The line starts farther from the last survey than its usual error.')
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
function* surveyBackTest(
  surveys: readonly SurveyPoint[],
  unit: Unit,
  fit: (train: readonly SurveyPoint[], scale: ForecastScale) => ((at: number) => StepDistribution) | null,
): Steps<Test> {
  const trials: Trial[] = []
  for (let size = Math.max(surveysForLine, Math.ceil(0.6 * surveys.length)); size < surveys.length; size++) {
    yield
    const train = surveys.slice(0, size)
    const scale = forecastScale(
      train.map((survey) => survey.value),
      unit,
    )
    const next = surveys[size] as SurveyPoint
    const step = fit(train, scale)?.(next.at)
    if (!step) continue
    trials.push({
      predicted: step.quantile(0.5),
      actual: next.value,
      naive: (train[size - 1] as SurveyPoint).value,
      lower: step.quantile(0.025),
      upper: step.quantile(0.975),
      excess: excessOf(next.value, step, scale),
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
    ...intervalMeasures(trials),
  }
}
