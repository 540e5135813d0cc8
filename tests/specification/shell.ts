import type { SpecificationRow } from './SpecificationRow.ts'

const options = 'host/src/shell/optionGroups.test.ts'
const targets = 'host/src/share/shareTargets.test.ts'
const news = 'host/src/news/watchNews.test.ts'
const row = (section: string, what: string, file: string, test: string): SpecificationRow => ({
  section,
  what,
  file,
  test,
})

const activity = 'host/src/activity/ActivityLog.test.ts'

const browser = 'tests/release/shell.test.ts'

export const rows: readonly SpecificationRow[] = [
  row('2 §2.2', 'Select Dashboard with its groups', browser, 'shows the menus of the header'),
  row('1 §8', 'Newsletter success', browser, 'subscribes to the newsletter and takes feedback'),
  row('2 §2.2', 'Play Tour Guide', browser, 'leads through the page in six steps'),
  row('1 §2', "Available Datasources and What's New", browser, "opens What's New and the list of sources"),
  row('1 §5', '"Please enter a valid email address"', browser, 'says so where the address is none'),
  row('1 §9', 'View mode, font size, theme', browser, 'looks as the visitor chooses'),
  row('1 §4', 'Activity logging: 5 seconds and a change', activity, 'notes a change only when 5 seconds'),
  row('1 §6', 'Activity history for the signed-in', activity, 'notes nothing for a visitor'),
  row('1 §4', "The newsletter's remembered 'shown' flag", news, 'the newsletter is offered until'),
  row('2 §2.2', 'The options menu with every entry', options, 'the options menu has every entry'),
  row('2 §2.2', 'Admin Dashboard for admins', options, 'Admin Dashboard is for admins alone'),
  row('2 §2.2', 'About and Help & FAQ, not on custom dashboards', options, 'but not on custom dashboards'),
  row(
    '2 §2.2',
    'Old Versions: at most two',
    'server/src/config/oldVersions.test.ts',
    'reads up to two versions',
  ),
  row(
    '1 §2',
    'Print opens after 500 ms',
    'host/src/print/printPage.test.ts',
    'a page is printed after 500 ms',
  ),
  row(
    '1 §2',
    'Print: A4, nothing cut, with citations',
    'tests/release/savedAndPrinted.test.ts',
    'no card is cut, and its publications are printed',
  ),
  row('1 §4', "What's New opens after 30 seconds", news, 'opens 30 seconds into the visit'),
  row('1 §4', "What's New at multiples of 6 hours", news, 'opens again at the next full sixth hour'),
  row(
    '1 §9',
    "What's New: up to 3 items per category",
    'host/src/news/newsByCategory.test.ts',
    'at most three',
  ),
  row('1 §2', 'Facebook, Twitter, LinkedIn, WhatsApp', targets, 'each with the whole link'),
  row('1 §5', '"Unsupported platform"', targets, 'knows no other platform'),
  row('1 §2', 'Share posts add year and section', targets, 'adds year and section'),
  row('1 §8', 'Chunk load error after 120 s', 'host/src/pages/withinLoadTime.test.ts', 'after 120 seconds'),
]
