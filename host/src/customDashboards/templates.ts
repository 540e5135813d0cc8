import type { CustomSection } from '@msdat/sdk/contracts/customSections'
import type { IconName } from '../parts/Icon.tsx'

/** A dashboard to start from. Indicators that an installation does not have are left out. */
export interface DashboardTemplate {
  id: string
  title: string
  description: string
  icon: IconName
  accent: 'green' | 'blue' | 'teal' | 'violet' | 'orange' | 'grey'
  indicators: readonly number[]
  defaults: readonly number[]
  sections: readonly CustomSection[]
  /** Indicators whose newest figures stand on a board before the other sections. */
  headline: readonly number[]
}

const plugin = (title: string, name: string, contribution: string): CustomSection => ({
  kind: 'plugin',
  id: name,
  title,
  plugin: name,
  contribution,
})
const overview = plugin('Indicator Overview', 'indicator-overview', 'overview')
const zones = plugin('Zonal Analysis', 'zonal-analysis', 'zones')
const sources = plugin('What each source says', 'multi-source-comparison', 'panels')
const indicators = plugin('Indicators compared', 'indicator-comparison', 'comparison')
const datasets = plugin('Sources compared', 'dataset-comparison', 'datasets')
const gaps = plugin('Missing data', 'missing-data', 'gap')
const groups = plugin('Groups', 'disaggregation', 'groups')

export const templates: readonly DashboardTemplate[] = [
  {
    id: 'state-profile',
    title: 'State profile',
    description:
      'One place at a glance: mothers, children, vaccines, malaria and deaths, with their sources.',
    icon: 'flag',
    accent: 'green',
    indicators: [5, 6, 7, 8, 18, 20, 21, 399, 14, 15, 13, 24, 402, 30, 31, 32, 29, 1, 4],
    defaults: [18, 7, 32],
    headline: [7, 18, 14, 32],
    sections: [overview, zones, indicators],
  },
  {
    id: 'immunisation',
    title: 'Immunisation',
    description: 'Coverage of each vaccine, dropout and zero-dose children, by source and by zone.',
    icon: 'shield',
    accent: 'blue',
    indicators: [18, 212, 399, 20, 9001, 21, 397, 409, 9002, 19, 586, 9003, 9004, 9005, 587, 588, 9012],
    defaults: [18, 20, 399],
    headline: [18, 20, 399],
    sections: [overview, sources, zones, groups],
  },
  {
    id: 'maternal-health',
    title: 'Maternal health',
    description: 'Care before, at and after birth, family planning, and what it comes to.',
    icon: 'user',
    accent: 'violet',
    indicators: [29, 5, 6, 7, 8, 398, 3, 4, 1, 2, 22, 23, 9019, 28, 410, 9021, 33],
    defaults: [7, 6, 8],
    headline: [29, 6, 7, 8],
    sections: [overview, indicators, zones, groups],
  },
  {
    id: 'child-mortality',
    title: 'Child mortality',
    description: 'Deaths of newborns, infants and children under five, and the care that prevents them.',
    icon: 'clock',
    accent: 'orange',
    indicators: [30, 31, 32, 9, 10, 11, 12, 24, 25, 14, 15, 16, 18, 20, 398],
    defaults: [30, 31, 32],
    headline: [30, 31, 32],
    sections: [overview, datasets, zones],
  },
  {
    id: 'malaria-and-hiv',
    title: 'Malaria and HIV',
    description: 'Prevalence, prevention, testing and treatment of both.',
    icon: 'search',
    accent: 'teal',
    indicators: [24, 400, 401, 402, 403, 22, 23, 25, 9008, 9014, 9013, 26, 27, 28, 516, 518, 9009, 9018],
    defaults: [24, 26],
    headline: [24, 402, 26, 9009],
    sections: [overview, zones, indicators],
  },
  {
    id: 'data-quality-watch',
    title: 'Data-quality watch',
    description: 'Where sources disagree, what is missing, and how old the newest figures are.',
    icon: 'warning',
    accent: 'grey',
    indicators: [18, 7, 6, 20, 32, 30, 14, 24, 29, 26, 21, 399],
    defaults: [18, 7, 32],
    headline: [],
    sections: [sources, datasets, gaps, overview],
  },
]
