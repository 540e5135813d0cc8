import type { CustomDashboard } from '@msdat/sdk/contracts/customDashboards'
import type { DraftContent } from '@msdat/sdk/contracts/customDashboardWork'

/** A dashboard while it is built: nothing of it need be whole. */
export type BuilderContent = Required<DraftContent>

export const blankContent: BuilderContent = {
  title: '',
  description: '',
  category: '',
  indicators: [],
  dataSources: [],
  defaultIndicators: [],
  initialDataSource: 0,
  initialLocation: 1,
  sections: [],
  appearance: { layout: 'tabs', accent: 'green', logo: null },
  is_private: true,
  organization: '',
  request_reason: '',
}

/** What of a saved dashboard can be built on. */
export function contentOf(record: CustomDashboard): BuilderContent {
  return pick(record)
}

/** A draft of an earlier version of this page may lack something. */
export const filledIn = (draft: DraftContent): BuilderContent => pick({ ...blankContent, ...draft })

function pick(given: BuilderContent): BuilderContent {
  const names = Object.keys(blankContent) as (keyof BuilderContent)[]
  return Object.fromEntries(names.map((name) => [name, given[name]])) as unknown as BuilderContent
}

/** A change to the choice of indicators or sources, with what depends on it put right. */
export function withChoices(
  content: BuilderContent,
  change: Partial<Pick<BuilderContent, 'indicators' | 'dataSources'>>,
): Partial<BuilderContent> {
  const { indicators, dataSources } = { ...content, ...change }
  const kept = content.defaultIndicators.filter((id) => indicators.includes(id))
  return {
    ...change,
    defaultIndicators: kept.length > 0 ? kept : indicators.slice(0, 3),
    initialDataSource: dataSources.includes(content.initialDataSource)
      ? content.initialDataSource
      : (dataSources[0] ?? 0),
  }
}

/** A new dashboard that begins as another one is; it is private until its maker says otherwise. */
export const asCopy = (content: BuilderContent): BuilderContent => ({
  ...content,
  title: `${content.title} (copy)`.slice(0, 120),
  is_private: true,
  organization: '',
  request_reason: '',
})
