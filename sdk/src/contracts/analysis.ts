import * as Type from 'typebox'
import { PeriodText } from './data.ts'
import { endpoint } from './endpoint.ts'
import { Label, Nullable, Outcome, Range, Statistic } from './outcome.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })
const OneOrMore = (most: number, description: string) =>
  Type.Union([Id, Type.Array(Id, { minItems: 1, maxItems: most })], { description })

/** A choice that clients of the first platform send as null or empty where none was made. */
const Choice = <const Schema extends Type.TSchema>(schema: Schema, description: string) =>
  Type.Optional(
    Type.Union([schema, Type.Null(), Type.Literal('')], {
      description: `${description}; null or empty as if absent`,
    }),
  )
const Flag = Choice(Type.Boolean(), 'true or false')

/** Each analysis is calculated anew; a person at a screen, or an office of them, stays far below. */
export const analysisLimit = { most: 600, minutes: 1 } as const

/** The selection every analysis starts from. */
const payload = {
  location: Choice(Id, 'One location id'),
  year: Choice(
    Type.Union([PeriodText, Type.Integer({ minimum: 1900, maximum: 2100 })]),
    'A year, or year and month such as 2018-03',
  ),
  compareBy: Choice(Type.Enum(['Period', 'National', 'Zonal', 'State']), 'Period, National, Zonal or State'),
  visualization: Choice(
    Type.Enum(['zonal_map', 'state_map', 'line', 'column']),
    'zonal_map, state_map, line or column',
  ),
  target: Choice(Type.Object({ national: Flag, sdg: Flag }, closed), 'Which targets to show'),
  numdenum: Flag,
}
/** One indicator of one source. */
export const oneOfEach = {
  indicator: Type.Integer({ minimum: 1, description: 'One indicator id.' }),
  datasource: Type.Integer({ minimum: 1, description: 'One data source id.' }),
  ...payload,
}

const CorrelationResult = Outcome({
  method: Type.Enum(['pearson', 'spearman']),
  r: Type.Number(),
  n: Type.Integer(),
  isSmall: Type.Boolean(),
  interval: Nullable(Range),
  t: Nullable(Type.Number()),
  p: Type.Number(),
  pBy: Type.Enum(['t', 'permutation']),
  strength: Type.String(),
})
const CorrelationCell = Type.Object(
  {
    indicators: Type.Array(Id, { minItems: 2, maxItems: 2 }),
    correlation: CorrelationResult,
    q: Nullable(Type.Number({ description: 'Benjamini-Hochberg over all cells.' })),
    isBold: Type.Boolean(),
    leaveOneOut: Outcome({
      min: Type.Number(),
      max: Type.Number(),
      mostInfluential: Type.String({ description: 'Place or period.' }),
      signFlips: Type.Boolean(),
    }),
    weighted: Nullable(
      Outcome({
        method: Type.Enum(['pearson', 'spearman']),
        r: Type.Number(),
        n: Type.Integer(),
        effectiveN: Type.Number({ description: 'As many units of equal weight would tell as much.' }),
        interval: Nullable(Range),
        strength: Type.String(),
      }),
    ),
    warnings: Type.Array(Type.String()),
  },
  closed,
)
export const Correlations = Type.Object(
  {
    label: Label,
    units: Type.Enum(['states', 'periods']),
    cells: Type.Array(CorrelationCell, {
      description: 'Changes from period to period where units are periods.',
    }),
    levels: Type.Array(CorrelationCell, {
      description: 'The periods themselves; empty where units are states.',
    }),
    notes: Type.Array(Type.String()),
  },
  closed,
)
export type Correlations = Type.Static<typeof Correlations>

export const correlate = endpoint({
  method: 'POST',
  path: '/api/analysis/correlation/',
  access: 'public',
  limit: analysisLimit,
  summary: 'Correlations of 2 to 12 indicators of one source, over states of a year or periods of a place.',
  body: Type.Object(
    {
      indicator: Type.Array(Id, { minItems: 2, maxItems: 12, description: 'Indicator ids.' }),
      datasource: Type.Integer({ minimum: 1, description: 'One data source id.' }),
      ...payload,
      method: Choice(Type.Enum(['pearson', 'spearman']), 'pearson or spearman'),
      weightBy: Choice(
        Type.Enum(['population']),
        'population: each cell also has the correlation in which states count by their people',
      ),
    },
    {
      ...closed,
      examples: [{ indicator: [18, 20, 7], datasource: 2, compareBy: 'State', year: '2018' }],
    },
  ),
  output: Correlations,
})

const End = Type.Object({ value: Type.Number(), names: Type.Array(Type.String()) }, closed)
const Description = Outcome({
  n: Type.Integer(),
  missing: Type.Integer(),
  mean: Statistic,
  weightedMean: Statistic,
  median: Type.Number(),
  q1: Type.Number(),
  q3: Type.Number(),
  iqr: Type.Number(),
  sd: Statistic,
  cv: Statistic,
  min: End,
  max: End,
  skewness: Statistic,
  mad: Type.Number(),
  outliers: Type.Array(
    Type.Object(
      {
        name: Type.String(),
        value: Type.Number(),
        fence: Nullable(Type.Enum(['mild', 'extreme'])),
        modifiedZ: Nullable(Type.Number()),
      },
      closed,
    ),
  ),
  nationalMismatch: Type.Boolean(),
})
const InequalityResult = Outcome({
  n: Type.Integer(),
  mean: Type.Number(),
  difference: Type.Number(),
  differenceInterval: Nullable(Range),
  ratio: Statistic,
  ratioInterval: Nullable(Range),
  bgv: Type.Number(),
  bgsd: Type.Number(),
  cov: Statistic,
  mdmw: Type.Number(),
  mdbw: Type.Number(),
  idisw: Statistic,
  idisu: Statistic,
  theil: Statistic,
  mld: Statistic,
  gini: Statistic,
  par: Type.Number(),
  paf: Statistic,
  p90p10: Statistic,
  quintileGap: Statistic,
  best: Type.String(),
  worst: Type.String(),
})
const Decomposition = Outcome({
  total: Type.Number(),
  within: Type.Number(),
  between: Type.Number(),
  betweenShare: Nullable(Type.Number()),
  groups: Type.Array(
    Type.Object(
      { group: Type.String(), mean: Type.Number(), share: Type.Number(), theil: Type.Number() },
      closed,
    ),
  ),
})
export const StateDescription = Type.Object(
  {
    label: Label,
    period: Nullable(PeriodText),
    national: Nullable(Type.Number({ description: 'The published national value.' })),
    values: Type.Array(
      Type.Object({ location: Id, name: Type.String(), value: Nullable(Type.Number()) }, closed),
    ),
    description: Description,
    inequality: InequalityResult,
    decomposition: Decomposition,
    notes: Type.Array(Type.String()),
  },
  closed,
)
export type StateDescription = Type.Static<typeof StateDescription>

export const describe = endpoint({
  method: 'POST',
  path: '/api/analysis/descriptive/',
  access: 'public',
  limit: analysisLimit,
  summary: 'What the states of a year say together, and how unequal they are.',
  body: Type.Object(oneOfEach, {
    ...closed,
    examples: [{ indicator: 18, datasource: 2, year: '2018' }],
  }),
  output: StateDescription,
})

const ComparisonPoint = Type.Object(
  {
    location: Id,
    period: PeriodText,
    value: Type.Number(),
    lower: Nullable(Type.Number()),
    upper: Nullable(Type.Number()),
  },
  closed,
)
const TwoSets = Type.Object(
  {
    location: Id,
    period: PeriodText,
    difference: Type.Number({ description: 'First minus second.' }),
    interval: Nullable(Range),
    ratio: Statistic,
  },
  closed,
)
export const SetComparison = Type.Object(
  {
    label: Label,
    series: Type.Array(
      Type.Object(
        { indicator: Id, datasource: Id, unit: Type.String(), points: Type.Array(ComparisonPoint) },
        closed,
      ),
    ),
    missing: Type.Array(Type.Object({ indicator: Id, datasource: Id, reason: Type.String() }, closed), {
      description: 'What was asked for and has no values here.',
    }),
    pairs: Type.Array(TwoSets, { description: 'Where exactly two series of one unit are compared.' }),
    agreement: Nullable(
      Type.Object(
        {
          bias: Type.Number({ description: 'Bland-Altman: mean of second minus first.' }),
          lower: Type.Number(),
          upper: Type.Number(),
          proportionalBias: Nullable(Type.Number()),
        },
        closed,
      ),
    ),
  },
  closed,
)
export type SetComparison = Type.Static<typeof SetComparison>

export const compare = endpoint({
  method: 'POST',
  path: '/api/analysis/comparison/',
  access: 'public',
  limit: analysisLimit,
  summary: 'Up to 20 indicators and 4 sources side by side, over periods of a place or places of a year.',
  body: Type.Object(
    {
      indicator: OneOrMore(20, 'One indicator id, or a list of at most 20.'),
      datasource: OneOrMore(4, 'One data source id, or a list of at most 4.'),
      ...payload,
    },
    {
      ...closed,
      examples: [{ indicator: 18, datasource: [2, 10], location: 1, compareBy: 'Period' }],
    },
  ),
  output: SetComparison,
})
