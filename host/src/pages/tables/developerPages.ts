import type { PageEntry } from '../PageEntry.ts'

/** Pages for people who write plugins. */
export const developerPages: readonly PageEntry[] = [
  {
    path: '/developers',
    title: 'Developers',
    description:
      'Write a plugin: the SDK to install, ten recipes, and a reference of all that a plugin can call, import and declare.',
    icon: 'puzzle',
    access: 'public',
    menus: ['footer'],
    isIndexable: true,
    load: async () => (await import('../../developers/DevelopersPage.tsx')).DevelopersPage,
  },
]
