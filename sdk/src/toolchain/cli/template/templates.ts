export interface Template {
  /** What it makes, as the plugin's README says it. */
  place: string
  /** What happens once an admin has approved it. */
  after: string
  /** Files under `src` whose names stand in the README. */
  view: string
  calculation: string
}

const placed = 'An admin approves it and places it on a dashboard under Account → Compose Dashboards.'

/** What `create` can make, by its option. The files of each stand in the folder `templates` under the same name. */
export const templates = {
  panel: {
    place: 'a panel that visitors switch on',
    after: 'An admin approves it, and it appears under View Plugins.',
    view: 'Trend',
    calculation: 'tellTrend',
  },
  section: {
    place: 'a tab of a dashboard, with a setting that shared links keep',
    after: placed,
    view: 'Sources',
    calculation: 'newestSpread',
  },
  'analytics-tab': {
    place: 'a tab of Advanced Analytics',
    after: placed,
    view: 'Pairs',
    calculation: 'pairPlaces',
  },
  page: {
    place: 'a page of its own',
    after: 'An admin approves it and gives it a dashboard record with an address.',
    view: 'States',
    calculation: 'tellTargets',
  },
  headline: {
    place: 'a card with one figure, beside other cards',
    after: placed,
    view: 'Newest',
    calculation: 'newestOf',
  },
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof templates
export const templateNames = Object.keys(templates) as TemplateName[]
