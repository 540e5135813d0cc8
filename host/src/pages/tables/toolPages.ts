import type { PageEntry } from '../PageEntry.ts'

/** Pages that are neither read by everybody nor part of an area. */
export const toolPages: readonly PageEntry[] = [
  {
    path: '/submission',
    title: 'Your submission',
    description: 'What became of a plugin that was handed in, for whoever holds its private link.',
    icon: 'puzzle',
    access: 'public',
    isIndexable: false,
    load: async () => (await import('../../submission/SubmissionPage.tsx')).SubmissionPage,
  },
  {
    path: '/newsletter',
    title: 'Newsletter',
    description: 'Where a subscription to the newsletter is confirmed, or ended.',
    icon: 'info',
    access: 'public',
    isIndexable: false,
    load: async () => (await import('../../newsletter/NewsletterPage.tsx')).NewsletterPage,
  },
]
