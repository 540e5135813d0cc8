import type { SpecificationRow } from './SpecificationRow.ts'

const headline = 'plugins/headline/src/headline.test.tsx'
const thematic = 'tests/release/thematicDashboards.test.ts'
const tabs = (route: string, named: string): SpecificationRow => ({
  section: '2 §2.10',
  what: `${route}: ${named}`,
  file: thematic,
  test: 'has its tabs, and each shows figures or says what is missing',
})

export const rows: readonly SpecificationRow[] = [
  tabs(
    '/ministers-dashboard',
    'Indicator Preview, Indicator Details (default), Quarterly Performance Scorecard',
  ),
  tabs('/presidential-bond-scorecard', 'Presidential Bond Indicators, Compact Swap Indicators'),
  tabs('/cemonc-dashboard', 'Modules 1-5, Modules 7-10'),
  tabs('/dashboard-landing-page', 'five tabs, each fetched when it is opened'),
  tabs('/health-service-uptake', 'figures by state'),
  tabs('/ndhs-tracker', 'the rounds side by side'),
  tabs('/health-facilities-profile', 'facilities, staff and beds, and what is missing'),
  tabs('/dashboard/Quarterly_Performance_Assessment_Dashboard', 'scorecard first'),
  tabs('/dashboard/GIS_Mapping_Dashboard', 'two maps compared'),
  {
    section: '2 §2.10',
    what: '/cemonc-dashboard: the layout with simulated figures, when asked for',
    file: thematic,
    test: 'simulated figures are shown at a press alone',
  },
  {
    section: '2 §2.10',
    what: '/dashboard/GIS_Mapping_Dashboard: layers over a map',
    file: thematic,
    test: 'maps have facilities, borders of zones and circles over them',
  },
  {
    section: '2 §8',
    what: 'Indicator preview: "Unknown Indicator", "N/A"',
    file: headline,
    test: 'names what is not there: "Unknown Indicator" and "N/A"',
  },
  {
    section: '2 §8',
    what: 'Indicator preview: "No indicator found."',
    file: headline,
    test: 'says "No indicator found." where none is chosen',
  },
  {
    section: '2 §9',
    what: 'Indicator preview takes the first 3 default indicators',
    file: headline,
    test: 'shows three at most',
  },
  {
    section: '2 §2.10',
    what: 'The tab that a dashboard names opens first',
    file: 'host/src/selection/SelectionStore.test.ts',
    test: 'the tab that the dashboard names opens first, unless the address asks for another',
  },
]
