import type { SpecificationRow } from './SpecificationRow.ts'

const row = (section: string, what: string, file: string, test: string): SpecificationRow => ({
  section,
  what,
  file,
  test,
})
const store = 'host/src/plugins/PluginStore.test.ts'

export const rows: readonly SpecificationRow[] = [
  row('1 §1', 'Screenshot capture', 'tests/release/screenshot.test.ts', 'takes the view, a card of it'),
  row('1 §1', 'Two test panels', 'plugins/testone/src/ExamplePanel.test.tsx', 'offers what a panel can do'),
  row(
    '2 §3',
    'contextPlugin, indicatorPlugin, screenshotManager and their like',
    store,
    'kept under its name',
  ),
  row('1 §4', 'Panels: off by default, remembered', store, 'a panel is off until it is switched on'),
  row(
    '1 §2',
    'An expand modal',
    'tests/release/expandedCard.test.ts',
    'a card fills the window over the page',
  ),
]
