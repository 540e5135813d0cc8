import type { SpecificationRow } from './SpecificationRow.ts'

const texts = 'tests/release/specifiedTexts.test.ts'

export const rows: readonly SpecificationRow[] = [
  {
    section: '1 §2',
    what: 'Tabs 0 to 5 and their titles',
    file: texts,
    test: 'the tabs of %s have the titles of the specification',
  },
  {
    section: '1 §9',
    what: 'The six tabs of Advanced Analytics',
    file: texts,
    test: 'the tabs of %s have the titles of the specification, in its order',
  },
  {
    section: '1 §2',
    what: 'The page title is the name',
    file: texts,
    test: 'the tabs of %s have the titles',
  },
  {
    section: '2 §2.2',
    what: 'The groups of Select Dashboard',
    file: texts,
    test: 'the menu of dashboards has the groups of the specification',
  },
  {
    section: '2 §2.2',
    what: 'Select Section, hidden on /account',
    file: texts,
    test: 'Select Section lists the sections of the page, and is not there on /account',
  },
  {
    section: '1 §2',
    what: 'The footer: both counts and the date',
    file: texts,
    test: 'the footer of a dashboard has both counts',
  },
  {
    section: '1 §9',
    what: 'Appearance defaults: light, small, default',
    file: texts,
    test: 'a visitor who has chosen nothing has light colours',
  },
  {
    section: '1 §2',
    what: 'Copy reads Copied for 3 seconds',
    file: texts,
    test: 'Copy reads Copied for three seconds',
  },
  {
    section: '1 §8',
    what: '"Unsupported platform"',
    file: texts,
    test: 'a platform that the device does not share with is told',
  },
  {
    section: '1 §8',
    what: '"Attention", "An Error Occured, Please try again"',
    file: texts,
    test: 'a newsletter that cannot be ordered is told',
  },
  {
    section: '2 §2.8',
    what: 'Title Advanced Triangulation Dashboard; "Empty Parameters"',
    file: texts,
    test: 'triangulation without two sources says that parameters are empty',
  },
  {
    section: '2 §9',
    what: '/indicator-search: 5 rows a page, "No Results Found"',
    file: texts,
    test: 'the indicator search has five rows a page',
  },
  {
    section: '1 §2',
    what: '"Your Private Dashboards", "Public Dashboards"',
    file: texts,
    test: 'the lists of dashboards have the headings',
  },
]
