import type { SpecificationRow } from './SpecificationRow.ts'

const indicators = 'plugins/indicator-comparison/src/ComparisonView.test.tsx'
const datasets = 'plugins/dataset-comparison/src/DatasetsView.test.tsx'

export const rows: readonly SpecificationRow[] = [
  {
    section: '1 §2',
    what: 'Indicator Comparison: at most 20 indicators',
    file: indicators,
    test: 'compares at most 20',
  },
  {
    section: '1 §2',
    what: 'Chart with no data: "The data you have selected is not available, please select another"',
    file: datasets,
    test: 'says so where there is nothing to compare',
  },
  {
    section: '1 §2',
    what: 'Multi-source indicator comparison: indicators restricted to the chosen program area',
    file: 'plugins/multi-source-comparison/src/panels.test.ts',
    test: 'are restricted to the chosen program area',
  },
  {
    section: '1 §4',
    what: 'A note lists selected indicators lacking a chosen year',
    file: 'plugins/multi-source-comparison/src/panels.test.ts',
    test: 'name the indicators that lack the chosen year',
  },
]
