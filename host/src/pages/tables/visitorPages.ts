import type { PageEntry } from '../PageEntry.ts'

/** Pages on which visitors say or hand in something, and where it is judged. */
export const visitorPages: readonly PageEntry[] = [
  {
    path: '/testimonials',
    title: 'Testimonials',
    description: 'What people say of the platform, and the form to say it.',
    icon: 'chat',
    access: 'public',
    menus: ['footer'],
    isIndexable: true,
    load: async () => (await import('../../testimonials/TestimonialsPage.tsx')).TestimonialsPage,
  },
  {
    path: '/submit-dataset',
    title: 'Submit New Dataset',
    description: 'Offer a file of figures with their source; every row is checked before anything is shown.',
    icon: 'upload',
    access: 'public',
    isIndexable: true,
    load: async () => (await import('../../datasets/SubmitDatasetPage.tsx')).SubmitDatasetPage,
  },
  {
    path: '/account',
    view: '/moderation',
    title: 'Moderation',
    description: 'What waits for a moderator, and what was decided.',
    icon: 'check',
    access: 'moderator',
    menus: ['account', 'options'],
    isIndexable: false,
    load: async () => (await import('../../admin/ModerationPage.tsx')).ModerationPage,
  },
  {
    path: '/account',
    view: '/datasets',
    title: 'Submitted datasets',
    description: 'Files of figures that were offered, and what the import says of each.',
    icon: 'upload',
    access: 'moderator',
    menus: ['account'],
    isIndexable: false,
    load: async () => (await import('../../datasets/DatasetsPage.tsx')).DatasetsPage,
  },
  {
    path: '/account',
    view: '/testimonials',
    title: 'Moderate testimonials',
    description: 'Which testimonials are shown, as moderators decide.',
    icon: 'chat',
    access: 'moderator',
    menus: ['account'],
    isIndexable: false,
    load: async () => (await import('../../testimonials/ModerationPage.tsx')).ModerationPage,
  },
  ...(
    [
      ['ncdc', 'NCDC dashboard', 'A dashboard of the Nigeria Centre for Disease Control and Prevention.'],
      ['ndr1', 'NDR dashboard 1', 'The first dashboard of the National Data Repository, kept elsewhere.'],
      ['ndr2', 'NDR dashboard 2', 'The second dashboard of the National Data Repository, kept elsewhere.'],
    ] as const
  ).map(([name, title, description]): PageEntry => ({
    path: `/external-${name}`,
    title,
    description,
    icon: 'link',
    access: 'public',
    menus: ['Other Dashboards'],
    isIndexable: false,
    load: async () => (await import('../../external/ExternalPage.tsx')).ExternalPage,
  })),
]
