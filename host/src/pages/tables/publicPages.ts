import type { PageEntry } from '../PageEntry.ts'

/** Pages for everybody. */
export const publicPages: readonly PageEntry[] = [
  {
    path: '/about',
    title: 'About',
    description:
      'Program areas, the chain from inputs to impact, which figures there are, and their sources.',
    icon: 'info',
    access: 'public',
    menus: ['header', 'footer'],
    isIndexable: true,
    load: async () => (await import('../../about/AboutPage.tsx')).AboutPage,
  },
  {
    path: '/contact',
    title: 'Contact Us',
    description:
      'Write to the people who run this platform: about a figure, an error, or something you miss.',
    icon: 'mail',
    access: 'public',
    menus: ['options', 'footer'],
    isIndexable: true,
    load: async () => (await import('../../contact/ContactPage.tsx')).ContactPage,
  },
]
