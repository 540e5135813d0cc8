import type { SpecificationRow } from './SpecificationRow.ts'

const pages = 'tests/browser/pages.test.ts'
const about = 'host/src/about/about.test.ts'

const testimonials = 'host/src/testimonials/testimonials.test.tsx'
const storedTestimonials = 'server/src/testimonials/testimonials.test.ts'

const visited = (section: string, route: string): SpecificationRow => ({
  section,
  what: `The page ${route}`,
  file: pages,
  test: 'every page of the table opens for whoever may',
})

export const rows: readonly SpecificationRow[] = [
  {
    section: '2 §5',
    what: 'Public forms wait for the connection and are sent once',
    file: pages,
    test: 'a message that is sent offline waits, can be changed meanwhile',
  },
  visited('2 §2.6', '/about'),
  {
    section: '2 §2.6',
    what: 'Indicators grouped by program area',
    file: about,
    test: 'program areas stand with the most figures first',
  },
  {
    section: '2 §2.6',
    what: 'The logical framework',
    file: about,
    test: 'the logical framework leads from inputs to impact',
  },
  visited('2 §2.7', '/testimonials'),
  {
    section: '2 §9',
    what: 'Carousel interval 4000 ms (autoplay off)',
    file: testimonials,
    test: 'stands still until it is started, turns every 4 seconds',
  },
  {
    section: '2 §9',
    what: 'Testimonial grid 9 initially, +6 per click',
    file: testimonials,
    test: 'nine cards are shown at first, with a way to more',
  },
  {
    section: '2 §5',
    what: 'Testimonial form: "{Field} is required!", the first missing one',
    file: testimonials,
    test: 'names the first missing field alone',
  },
  {
    section: '2 §5',
    what: 'Testimonial video accepts video files only',
    file: storedTestimonials,
    test: 'refuse a file that is no video, whatever its name says',
  },
  {
    section: '2 §2.7',
    what: 'Testimonial: text, username, rating 1 to 5',
    file: storedTestimonials,
    test: 'are shown once a moderator has approved them',
  },
  ...['/external-ncdc', '/external-ndr1', '/external-ndr2'].map((route) => visited('2 §2.10', route)),
  {
    section: '2 §2.10',
    what: 'External repositories have configured addresses',
    file: 'host/src/external/repositories.test.ts',
    test: 'each external address leads where admins have set it, and nowhere else',
  },
  {
    section: '2 §2.9',
    what: 'Texts of the pages are changed by admins, with versions',
    file: 'server/src/articles/articles.test.ts',
    test: 'keep what they said, with who saved it, and can say it again',
  },
  {
    section: '2 §2.9',
    what: 'Release notes as a feed',
    file: 'server/src/articles/articles.test.ts',
    test: 'of the releases are a feed that readers of news understand',
  },
  visited('2 §2.2', '/submit-dataset, of Submit New Dataset in the options menu'),
  {
    section: '2 §2.2',
    what: 'Submit New Dataset: stored, mailed, and handed to the import',
    file: 'server/src/datasets/datasets.test.ts',
    test: 'are handed to the import by a moderator, which writes nothing',
  },
]
