/**
 * The statistics of the platform: pure functions, the same for server and plugins. Every figure is an outcome:
 * `{ status: 'ok', ... }` or the reason why there is none.
 */
export {
  computedLabel,
  tellStatistic,
  type NoResult,
  type NoResultStatus,
  type Outcome,
  type Statistic,
} from './outcome.ts'
export type { Steps } from './steps.ts'
export { unitOfFactor, type Unit } from './unit.ts'

export {
  oneDecimal,
  triangulate,
  triangulationSteps,
  maxComparedSources,
  type Triangulation,
  type TriangulationInput,
} from './triangulation/triangulate.ts'
export { triangulateIndicators, type IndicatorPanel } from './triangulation/triangulateIndicators.ts'
export type { ComparedSource } from './triangulation/compareSources.ts'
export { consistencyWeights, type Consistency, type ConsistencyMetric } from './triangulation/consistency.ts'
export {
  complementarityWeights,
  usableComplementarity,
  type Complementarity,
  type ComplementarityMetric,
} from './triangulation/complementarity.ts'
export { independence, type Independence, type LineageLink } from './triangulation/lineage.ts'
export type { Detail, Observation, PlaceSeries, SourceSeries } from './triangulation/Observation.ts'
export type { SourceClass } from '../contracts/sourceClasses.ts'
export { defaultPairRules, type Pair } from './triangulation/pairSeries.ts'
export { blandAltman, type BlandAltman } from './triangulation/patternAgreement.ts'
export {
  complementarityBandOf,
  complementarityBands,
  consistencyBandOf,
  consistencyBands,
  gradeOf,
  gradeWordOf,
  gradeWords,
} from './triangulation/score.ts'
export { atTolerance, type AtTolerance } from './triangulation/atTolerance.ts'
export { defaultTolerance, toleranceOf, type Tolerance } from './triangulation/tolerance.ts'
export { hybridEstimate, type HybridEstimate } from './triangulation/hybridEstimate.ts'

export {
  forecast,
  forecastSteps,
  intervalLevels,
  type Forecast,
  type ForecastInput,
} from './forecast/forecast.ts'
export type { ModelCard } from './forecast/Prediction.ts'
export type { ForecastObservation } from './forecast/cleanForecastSeries.ts'
export type { BackTest } from './forecast/backTest.ts'
export type { TargetOutlook } from './forecast/targetOutlook.ts'

export {
  correlate,
  correlationInterval,
  strengthOf,
  type Correlation,
  type CorrelationMethod,
} from './correlation/correlate.ts'
export {
  correlationMatrix,
  correlationSteps,
  type CorrelationCell,
  type CorrelationUnits,
  type Variable,
} from './correlation/correlationMatrix.ts'
export { spatialClustering, type SpatialClustering } from './correlation/spatialClustering.ts'
export { weightedCorrelation, type WeightedCorrelation } from './correlation/weightedCorrelation.ts'
export { correlationPoints } from './correlation/correlate.ts'
export { missingChanges } from './correlation/missingChanges.ts'
export { firstDifferences } from './correlation/firstDifferences.ts'
export { leaveOneOut, type LeaveOneOut } from './correlation/leaveOneOut.ts'
export { adjustedP } from './correlation/adjustedP.ts'

export { robustLine, type RobustLine } from './correlation/robustLine.ts'
export {
  areEnough,
  combineAreas,
  wayToCombine,
  type Combined,
  type WayToCombine,
} from './areas/combineAreas.ts'
export { rebaseSeries, type Rebased } from './series/rebaseSeries.ts'
export { theilSenSlope } from './numerics/theilSenSlope.ts'
export { medianOf } from './numerics/quantileOf.ts'
export { describePlaces, type Description, type PlaceValue } from './descriptive/describe.ts'
export { boxSummaries, boxSummary, type BoxSummary } from './descriptive/boxSummary.ts'
export type { Outlier } from './descriptive/outliers.ts'

export { inequality, type Inequality } from './inequality/inequality.ts'
export { orderedInequality, type OrderedInequality } from './inequality/orderedInequality.ts'
export { theilDecomposition, type TheilDecomposition } from './inequality/theilDecomposition.ts'
export { simulatedInterval } from './inequality/simulatedInterval.ts'
export { widestGap, type NamedValue, type WidestGap } from './inequality/widestGap.ts'
export type { Subgroup } from './inequality/Subgroup.ts'

export { confidenceBand, intervalName, type ConfidenceBand } from './confidence/confidenceBand.ts'
export { comparePlaces, type ComparedPlace } from './confidence/comparePlaces.ts'
export { compareTwo, rangeAcrossSources, type Comparison } from './confidence/compareTwo.ts'
export {
  comparePublished,
  intervalOf,
  judgeChange,
  type ChangeVerdict,
  type Published,
} from './confidence/judgeChange.ts'
export { standardError, type Bounds } from './confidence/standardError.ts'
export {
  agreementOf,
  agreementTolerance,
  type Agreement,
  type AgreementTerms,
  type Reported,
} from './confidence/agreement.ts'
export { countAgreement, tellWindow } from './confidence/countAgreement.ts'
export { figureConfidence, type FigureConfidence } from './confidence/figureConfidence.ts'
export { comparablePair, type SourcePair } from './confidence/comparablePair.ts'
export { dependencesAmong, independentSources, type Dependence } from './confidence/independentSources.ts'
export { wilsonInterval, type ApproximateInterval } from './confidence/wilsonInterval.ts'

export { flagRules, type Flag, type FlagCode, type Severity } from './quality/Flag.ts'
export { flagValue, type FlaggedValue } from './quality/flagValue.ts'
export { flagSeries, type PeriodFlag, type SeriesPoint } from './quality/flagSeries.ts'
export {
  flagDefinition,
  flagExternalRatio,
  flagInternalRatio,
  flagNationalMismatch,
  flagReportingRate,
  flagRevision,
  isUsable,
} from './quality/flagRelations.ts'

export { reliability, type Reliability, type ReliabilityInput } from './reliability/reliability.ts'
