export { definePlugin, type ContributionDefinition, type PluginDefinition } from './plugin/definePlugin.ts'
export { host } from './plugin/host.ts'
export type { Async } from './plugin/Async.ts'
export { useAppearance, useSetAppearance, useTheme } from './plugin/useAppearance.ts'
export { useCatalog, useCitations, useCoverage, useData } from './plugin/useData.ts'
export { useContribution, useGranted, useOptions, useVisible } from './plugin/useFrame.ts'
export { useCard, type CardPlace } from './plugin/useCard.ts'
export { useCited } from './plugin/useCited.ts'
export { useCommand } from './plugin/useCommand.ts'
export { usePublish, useSubscription } from './plugin/useTopics.ts'
export { useExpanded } from './plugin/useExpanded.ts'
export { useHostAnswer } from './plugin/useHostAnswer.ts'
export { useHostAnswers } from './plugin/useHostAnswers.ts'
export { useSelection, useSetSelection } from './plugin/useSelection.ts'
export { useSetSettings, useSetting, useSettings } from './plugin/useSettings.ts'
export { useKept, useStored } from './plugin/useStored.ts'
export { useStoredList, type StoredList } from './plugin/useStoredList.ts'
export type { BootFacts, CallHost, FrameLink } from './plugin/FrameLink.ts'
export type {
  DataQuery,
  DataTable,
  HostInput,
  HostMethodName,
  HostOutput,
  Reply,
} from './contracts/bridge.ts'
export type { Appearance, AppearanceChange, Theme } from './contracts/appearance.ts'
export type { Citation, Coverage, CoverageRow } from './contracts/data.ts'
export type {
  Catalog,
  DataSource,
  Factor,
  Indicator,
  Location,
  LocationLevel,
  ValueType,
} from './contracts/reference.ts'
export type { Selection, SelectionChange } from './contracts/selection.ts'
export type { Setting, Settings, SettingValue, SettingValues } from './contracts/settings.ts'
export type { Permission } from './contracts/manifest.ts'
export type { Problem } from './contracts/problem.ts'
