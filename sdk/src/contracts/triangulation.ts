import * as Type from 'typebox'
import { analysisLimit } from './analysis.ts'
import { PeriodText } from './data.ts'
import { endpoint } from './endpoint.ts'
import { Label, Nullable } from './outcome.ts'
import { recordOf } from './recordOf.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })

const NamedId = (what: string, example: number) =>
  Type.String({
    pattern: '^(\\d{1,9}|None)$',
    description: `${what}: an id; empty or None for no choice.`,
    examples: [String(example)],
  })

const Grade = Type.Object(
  {
    score: Type.Integer({ minimum: 1, maximum: 5, description: '1 Poor to 5 Excellent.' }),
    scale: Type.String({ description: 'The word of the grade.' }),
    title: Type.String({ description: 'Name of the metric.' }),
    value: Type.Number({ description: 'Score of the metric, 0-100.' }),
    greyed: Type.Boolean({ description: 'The sources define the indicator differently.' }),
  },
  closed,
)
const ScoreCard = {
  score: Type.Number({ minimum: 0, maximum: 100, description: 'One decimal; 0 where not scored.' }),
  status: Type.String({ description: '"ok", or why there is no score.' }),
  reason: Nullable(Type.String()),
  band: Type.String({ description: 'Word for the score, or "Not scored".' }),
  grades: recordOf(Grade, {
    description: 'By metric; metrics that are not available are absent.',
  }),
  unavailable: recordOf(Type.String(), { description: 'Why a metric is absent.' }),
}

export const ComparedPair = Type.Object(
  {
    period: PeriodText,
    kind: Type.Enum(['exact', 'interpolated', 'near']),
    primary: Type.Number(),
    compared: Type.Number(),
    difference: Type.Number({ description: 'Compared minus primary.' }),
    ratio: Nullable(Type.Number()),
    symmetric_difference: Type.Number({ description: 'In %, 0-200.' }),
    tolerance: Type.Number(),
    weight: Type.Number(),
  },
  closed,
)

const StatePair = Type.Object(
  {
    location: Id,
    primary: Type.Number(),
    compared: Type.Number(),
    difference: Type.Number({ description: 'Compared minus primary.' }),
    tolerance: Type.Number(),
    within: Type.Boolean({ description: 'The difference is within the tolerance.' }),
  },
  closed,
)

/** How one source stands to the primary one. */
export const TriangulatedSource = Type.Object(
  {
    label: Label,
    consistency: Type.Object(
      {
        ...ScoreCard,
        evidence: Nullable(Type.Enum(['A', 'B', 'C', 'D'])),
        capped: Type.Boolean(),
        pairs: Type.Array(ComparedPair),
      },
      closed,
    ),
    complementarity: Type.Object(ScoreCard, closed),
    independence: Type.Object({ relation: Type.String(), reason: Type.String() }, closed),
    states: Nullable(
      Type.Object(
        {
          period: PeriodText,
          pairs: Type.Array(StatePair),
        },
        {
          ...closed,
          description: 'The states of the period that most of them share, where no place is chosen.',
        },
      ),
    ),
    remarks: Type.Array(Type.String()),
    notes: Type.Array(
      Type.Object({ source: Type.String(), code: Type.String(), period: Type.String() }, closed),
      { description: 'Rows that were left out or flagged, with the code of the data-quality rule.' },
    ),
  },
  closed,
)
export type TriangulatedSource = Type.Static<typeof TriangulatedSource>

const RankedIndicator = Type.Object({ indicator: Id, score: Type.Number() }, closed)
const AggregatedScore = Type.Object(
  {
    ...ScoreCard,
    median: Nullable(Type.Number()),
    q1: Nullable(Type.Number()),
    q3: Nullable(Type.Number()),
    scored: Type.Integer({ description: 'Indicators with a score.' }),
    best: Type.Array(RankedIndicator),
    worst: Type.Array(RankedIndicator),
    scores: Type.Array(RankedIndicator, { description: 'Every indicator with a score, the best first.' }),
  },
  closed,
)
export const AggregatedSource = Type.Object(
  { label: Label, consistency: AggregatedScore, complementarity: AggregatedScore },
  closed,
)
export type AggregatedSource = Type.Static<typeof AggregatedSource>

/** One entry for each compared source, by its name; an aggregate over indicators where none is chosen. */
export const Triangulations = Type.Union([
  Type.Array(recordOf(TriangulatedSource)),
  Type.Object({ aggregate: Type.Array(recordOf(AggregatedSource)) }, closed),
])
export type Triangulations = Type.Static<typeof Triangulations>

export const triangulate = endpoint({
  method: 'GET',
  path: '/api/triangulation/',
  access: 'public',
  problems: ['not_found'],
  summary: 'How far one or two sources agree with a primary one, and what they add to it.',
  query: Type.Object(
    {
      primary_datasource: Type.Optional(NamedId('The source to compare with', 2)),
      secondary_datasource: Type.Optional(NamedId('The source to compare', 1)),
      third_datasource: Type.Optional(NamedId('One more source to compare', 10)),
      indicator_id: Type.Optional(NamedId('Indicator', 18)),
      location_id: Type.Optional(NamedId('Place', 1)),
      primary: Type.Optional(NamedId('Another name of primary_datasource', 2)),
      secondary: Type.Optional(NamedId('Another name of secondary_datasource', 1)),
      optional: Type.Optional(NamedId('Another name of third_datasource', 10)),
      selectedIndicator: Type.Optional(NamedId('Another name of indicator_id', 18)),
      selectedLocation: Type.Optional(NamedId('Another name of location_id', 1)),
    },
    closed,
  ),
  output: Triangulations,
  limit: analysisLimit,
})
