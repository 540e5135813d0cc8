import type { PageEntry } from '../PageEntry.ts'

/** Where figures are entered, and where somebody else approves them. */
export const dataEntryPages: readonly PageEntry[] = [
  {
    path: '/data-entry',
    title: 'Data Entry',
    description: 'Figures of a source and a period, typed or pasted, checked as they are entered.',
    icon: 'upload',
    access: 'contributor',
    menus: ['options', 'account'],
    group: 'Data',
    isIndexable: false,
    load: async () => (await import('../../dataEntry/DataEntryPage.tsx')).DataEntryPage,
  },
  {
    path: '/data-entry/approval',
    title: 'Data Entry Approval',
    description: 'Tables of figures that others have handed in, and the decision about each.',
    icon: 'check',
    access: 'moderator',
    menus: ['options', 'account', 'admin'],
    group: 'Data',
    isIndexable: false,
    load: async () => (await import('../../dataEntry/ApprovalPage.tsx')).ApprovalPage,
  },
  {
    path: '/data-entry/files',
    title: 'Files and imports',
    description: 'Files of figures: sent, checked, committed, and taken back.',
    icon: 'file',
    access: 'moderator',
    menus: ['options', 'account', 'admin'],
    group: 'Data',
    isIndexable: false,
    load: async () => (await import('../../imports/FilesPage.tsx')).FilesPage,
  },
  {
    path: '/data-entry/contributors',
    title: 'Contributors',
    description: 'Who is invited to enter figures, and has not accepted yet.',
    icon: 'user',
    access: 'moderator',
    menus: ['account', 'admin'],
    group: 'Data',
    isIndexable: false,
    load: async () => (await import('../../dataEntry/ContributorsPage.tsx')).ContributorsPage,
  },
]
