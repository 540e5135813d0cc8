import * as Type from 'typebox'
import { analysisLimit, oneOfEach } from './analysis.ts'
import { PeriodText } from './data.ts'
import { endpoint } from './endpoint.ts'
import { Label, Nullable, Outcome } from './outcome.ts'
import { recordOf } from './recordOf.ts'

const closed = { additionalProperties: false } as const

const PeriodValue = Type.Object({ period: PeriodText, value: Type.Number() }, closed)
const BackTest = Outcome({
  origins: Type.Integer(),
  forecasts: Type.Integer(),
  mae: Type.Number(),
  rmse: Type.Number(),
  smape: Type.Number(),
  mase: Type.Number(),
  skill: Type.Number({ description: '1 - MAE / MAE of the last value going on.' }),
  coverage95: Type.Number({
    description: 'Share of held-back values in the 95 % interval, before widening.',
  }),
  meanWidth: Type.Number(),
  widening: Type.Number({
    description: 'How many times as wide the intervals are drawn; 1 where coverage sufficed.',
  }),
})
export const ModelCard = Type.Object(
  {
    model: Type.String(),
    kind: Type.String(),
    scale: Type.String(),
    n: Type.Integer(),
    horizon: Type.Integer(),
    parameters: recordOf(Type.Number()),
    chosenBy: Type.String(),
    candidates: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          score: Type.Number({ description: 'Mean absolute error, or AICc.' }),
          coverage95: Nullable(Type.Number({ description: 'Measured; null where not back-tested.' })),
        },
        closed,
      ),
    ),
    backTest: BackTest,
    isIndicative: Type.Boolean(),
    notes: Type.Array(Type.String()),
    seed: Type.Integer(),
  },
  closed,
)
const Outlook = Outcome({
  target: Type.Number(),
  period: PeriodText,
  probability: Type.Number({ minimum: 0, maximum: 1 }),
  requiredPerYear: Nullable(Type.Number()),
  achievedPerYear: Nullable(Type.Number()),
  changeUnit: Type.Enum(['points', 'share']),
  isBeyondShown: Type.Boolean(),
})
export const Prediction = Type.Object(
  {
    Actual: Type.Array(PeriodValue),
    Predicted: Type.Array(
      Type.Object(
        {
          period: PeriodText,
          value: Type.Number({ description: 'Median.' }),
          intervals: Type.Array(
            Type.Object({ level: Type.Integer(), lower: Type.Number(), upper: Type.Number() }, closed),
          ),
        },
        closed,
      ),
    ),
    label: Label,
    status: Type.String({ description: '"ok", or why nothing is predicted.' }),
    reason: Nullable(Type.String()),
    card: Nullable(ModelCard),
    targets: Type.Object({ national: Nullable(Outlook), sdg: Nullable(Outlook) }, closed),
    excluded: Type.Integer({ description: 'Rows left out: projected, negative or not numeric.' }),
  },
  closed,
)
export type Prediction = Type.Static<typeof Prediction>

export const predict = endpoint({
  method: 'POST',
  path: '/api/data/predictive_analysis/',
  access: 'public',
  limit: analysisLimit,
  summary: 'A forecast with intervals and its model card; year is the year of the targets.',
  body: Type.Object(oneOfEach, {
    ...closed,
    examples: [{ indicator: 18, datasource: 10, location: 1 }],
  }),
  output: Prediction,
})
