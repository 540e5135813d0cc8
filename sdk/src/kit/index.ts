import { adoptStyles } from './styles/adoptStyles.ts'

adoptStyles()

export { ChartCard } from './cards/ChartCard.tsx'
export type { CardView, ChartCardProps } from './cards/ChartCardProps.ts'
export { LineCard, type LineCardProps } from './cards/LineCard.tsx'
export { PlainCard, type PlainCardProps } from './cards/PlainCard.tsx'
export { TextSheet } from './cards/TextSheet.tsx'
export { Provenance } from './cards/Provenance.tsx'
export { canvasBytes } from './files/canvasBytes.ts'
export { canvasOf } from './files/canvasOf.ts'
export { pictureAddress } from './files/pictureAddress.ts'
export { fileNameOf } from './files/fileNameOf.ts'
export { makePdf, type PdfPage } from './files/makePdf.ts'
export { CsvButton, type CsvButtonProps } from './files/CsvButton.tsx'
export { readPages } from './files/readPages.ts'
export { SaveButton } from './files/SaveButton.tsx'
export { tableToCsv } from './files/tableToCsv.ts'
export { useSaveFile, type FileToSave } from './files/useSaveFile.ts'
export { wrapText } from './files/wrapText.ts'
export { sourceClasses, type SourceClass } from '../contracts/sourceClasses.ts'
export { AnswerLine } from './answer/AnswerLine.tsx'
export { BackToNation } from './parts/BackToNation.tsx'
export { Button, type ButtonProps } from './parts/Button.tsx'
export { Columns } from './parts/Columns.tsx'
export { DefinitionList } from './parts/DefinitionList.tsx'
export { HeadlineFigure } from './parts/HeadlineFigure.tsx'
export { FigureStrip } from './parts/FigureStrip.tsx'
export { forCatalog, forSubject } from './parts/forSubject.tsx'
export { Icon, type IconName } from './parts/Icon.tsx'
export { Legend, type LegendItem } from './parts/Legend.tsx'
export { Light } from './parts/Light.tsx'
export { NearestChoices } from './parts/NearestChoices.tsx'
export { MarkedList } from './parts/MarkedList.tsx'
export { SourceRange } from './parts/SourceRange.tsx'
export { RangeField } from './parts/RangeField.tsx'
export { SuggestField } from './parts/SuggestField.tsx'
export { FilterFields, type Filter, type FilterFieldsProps } from './parts/FilterFields.tsx'
export { PlaceField, type PlaceFieldProps, type Position } from './parts/PlaceField.tsx'
export { Pager } from './parts/Pager.tsx'
export { SearchField } from './parts/SearchField.tsx'
export { SelectField } from './parts/SelectField.tsx'
export { standIn, valueOf } from './parts/standIn.tsx'
export { emptyText, EmptyState, FailedState, LoadingState, type Alternative } from './parts/States.tsx'
export { Note, SourceTag, StandingTag, Tag } from './parts/Tags.tsx'
export { caution, warning, type NoteTone, type TonedNote } from './values/note.ts'
export { Toggle } from './parts/Toggle.tsx'
export { Tooltip } from './parts/Tooltip.tsx'
export { useCursor } from './parts/useCursor.ts'
export { useWidth } from './parts/useWidth.ts'
export { sortRows, type Cell, type Column, type FigureTable, type Sort } from './tables/Column.ts'
export {
  boundColumns,
  periodColumn,
  placeColumn,
  sourceColumn,
  standingColumn,
  valueColumn,
} from './tables/figureColumns.tsx'
export { countAgreeing } from './values/countAgreeing.ts'
export { comparedColumn, comparedColumns, type ComparedRow } from './tables/comparedColumns.ts'
export { figureColumns, figureKey, figureTable, type FigurePart } from './tables/figureTable.ts'
export { LackingNote } from './sources/LackingNote.tsx'
export { SourcesCard } from './sources/SourcesCard.tsx'
export { SourceTable, type SourceTableProps } from './tables/SourceTable.tsx'
export { TableRegion } from './tables/TableRegion.tsx'
export { LineTable, type Line } from './tables/LineTable.tsx'
export { withBeneath } from './tables/withBeneath.tsx'
export { indicatorData } from './values/indicatorData.ts'
export { onlyPeriod } from './values/onlyPeriod.ts'
export { indicatorColumn, nameColumn, numberColumn } from './tables/numberColumn.ts'
export { DataTable } from './tables/DataTable.tsx'
export { PagedTable, type PagedTableProps } from './tables/PagedTable.tsx'
export {
  chosenTargets,
  compareToTarget,
  leadingTarget,
  type Measured,
  type Standing,
  type StandingIcon,
  type TargetLine,
  type Tone,
} from './values/compareToTarget.ts'
export {
  formatDate,
  formatExact,
  formatPeriod,
  formatTick,
  formatValue,
  isPercentage,
  nameWithUnit,
  periodToYears,
  unitText,
} from './values/formatValue.ts'
export { formatNumber, formatSigned } from '../contracts/minus.ts'
export {
  differenceFormatsOf,
  formatChange,
  formatDifference,
  formatInterval,
  formatsOf,
  formatSpan,
} from './values/formats.ts'
export { withoutTotals } from './values/withoutTotals.ts'
export { aboutSubject } from './values/aboutSubject.ts'
export { leastDifference } from '../methods/confidence/leastDifference.ts'
export { findSubject, type Subject } from './values/findSubject.ts'
export {
  chosenIndicators,
  factorOf,
  indicatorsOf,
  placeName,
  sourceName,
  sourcesOf,
  withRelated,
  zoneName,
} from './values/lookUp.ts'
export { findByName, type Named } from './values/findByName.ts'
export { tellLacking } from './values/tellLacking.ts'
export { tellLackingYears } from './values/tellLackingYears.ts'
export {
  scoreOf,
  tellScoreChange,
  tellStandings,
  toMeasure,
  type Measure,
  type MeasureWanted,
  type Score,
  type ScoreChange,
} from './values/measure.ts'
export { highestFirst, placeData, placeDatum, type Origin, type PlaceDatum } from './values/placeData.ts'
export { byValue, countOf, placeRows, type FigureCount, type PlaceRow } from './values/placeRows.ts'
export { rankAmong, standingOf, type Rank } from './values/standingOf.ts'
export {
  markPlaces,
  pinnedPlaces,
  shownPlaces,
  tellShownPlaces,
  type MarkedPlaces,
} from './values/pinnedPlaces.ts'
export { useKeptHidden, type Hidden } from './chartFrame/useHidden.ts'
export { modelLines, outlookLines } from './values/tellForecast.ts'
export {
  formatR,
  qText,
  readRelations,
  relationColumns,
  strongestFirst,
  tellStrongest,
  type Relation,
} from './values/relations.ts'
export { useCorrelations, type Correlations } from './values/useCorrelations.ts'
export { groupByUnit, type UnitGroup } from './values/unitGroups.ts'
export { figureNotes } from './values/figureNotes.ts'
export {
  agreementOf,
  agreementTolerance,
  type Agreement,
  type AgreementTerms,
  type Reported,
} from '../methods/confidence/agreement.ts'
export { countAgreement, tellWindow } from '../methods/confidence/countAgreement.ts'
export {
  dependencesAmong,
  independentSources,
  type Dependence,
} from '../methods/confidence/independentSources.ts'
export { nearestAvailable, nearestYears, type Available, type Wanted } from './values/nearestAvailable.ts'
export { openingSet, type ComparableStates, type OpeningSet } from './values/openingSet.ts'
export { sharingPair, type NearestPair } from './values/nearestPair.ts'
export { nearestSet, type NearestWanted } from './values/nearestSet.ts'
export { newestSet, type FigureSet } from './values/newestSet.ts'
export { otherYears } from './values/otherYears.ts'
export { sharedPlaces } from './values/sharedPlaces.ts'
export { facilityLevels, levelName, ownerships, type FacilityLevel } from '../contracts/facilityWords.ts'
export { findPopulation } from '../contracts/findPopulation.ts'
export { levels } from '../contracts/levels.ts'
export { valueTypes } from '../contracts/valueTypes.ts'
export { nationOf, placeCode, placesAt, tellArea, zoneOf } from './values/places.ts'
export { byPeriod, citationsOf, isOfYear, readFigures, type Figure } from './values/readFigures.ts'
export { firstOfSources, useStatesSource, type StatesSource } from './values/useStatesSource.ts'
export { useStatesFigures, type StatesFigures } from './values/useStatesFigures.ts'
export { tellComparison, tellRatio, type TwoFigures } from './values/tellComparison.ts'
export { useAlternatives, type AlternativesWanted } from './values/useAlternatives.ts'
export { tellEnds } from './values/tellEnds.ts'
export { useCitationsIn } from './values/useCitationsIn.ts'
export { useFigures, type Figures } from './values/useFigures.ts'
export { tellEcho, useNearestFigures, type NearestFigures } from './values/useNearestFigures.ts'
export { usePlaceChoice, type PlaceChoice } from './values/usePlaceChoice.ts'
export {
  linesOf,
  matrixIndicators,
  sourceMatrix,
  type MatrixLine,
  type MatrixRow,
  type SourceMatrix,
} from './values/sourceMatrix.ts'
export { sharedLineage } from './values/sharedLineage.ts'
export { useSharedLineage } from './values/useSharedLineage.ts'
export { computedNote, tellComputed } from './zones/tellComputed.ts'
export { useZoneComputing } from './zones/useZoneComputing.ts'
export { isBest, type ZoneGap, type ZonePlace } from './zones/ZonePlace.ts'
export { canCompute, isInside, tellZones, zonePlaces, type ZoneComputing } from './zones/zonePlaces.ts'
export { zoneAreas } from './zones/zoneAreas.ts'
export { gapPoints, gapsOf, tellGapTrend, type GroupGap } from './groups/gapsOf.ts'
export {
  groupBy,
  isOfPlaces,
  tellGroupPlaces,
  type Dimension,
  type Group,
  type Grouping,
} from './groups/groupBy.ts'
export { firstDimension } from './groups/firstDimension.ts'
export { useGrouping } from './groups/useGrouping.ts'
export { trendsBySource, tellTrends, type SourceTrend } from './trends/trendsBySource.ts'
export { onOneScale, stateRows, tellStates, type StateRows } from './zones/stateRows.ts'
export { indicatorScores, type IndicatorScores } from './triangulation/indicatorScores.ts'
export { gradeRows } from './triangulation/gradeRows.ts'
export { ToleranceField, type ToleranceProps } from './triangulation/ToleranceField.tsx'
export { pairColumns } from './triangulation/pairColumns.ts'
export { triangulationSheet } from './triangulation/methodSheet.ts'
export {
  readTriangulation,
  type SourceDetail,
  type TriangulatedScores,
} from './triangulation/readTriangulation.ts'
export {
  complementarityLegend,
  consistencyLegend,
  evidenceTexts,
} from './triangulation/triangulationWords.ts'
export { clusterPoints } from './facilities/clusterPoints.ts'
export { facilityColumns, tellFacility, type Facility } from './facilities/facilityColumns.ts'
export {
  allFacilities,
  facilityFilters,
  facilityQuery,
  type FacilityFilters,
} from './facilities/facilityFilters.ts'
export { shownFacilityColumns } from './facilities/shownColumns.tsx'
export { useOrigin } from './facilities/useOrigin.ts'
export { stateAround, type LgaPlace } from './facilities/lgaPlaces.ts'
export { mapWindow, readPosition, writePosition } from './facilities/mapWindow.ts'
export { useLgaPlaces } from './facilities/useLgaPlaces.ts'
export { RegistryNotes } from './facilities/RegistryNotes.tsx'
export { registryNames, registryYears, tellFacilities } from './facilities/tellRegistries.ts'
export { useRegistries, type Registry } from './facilities/useRegistries.ts'
