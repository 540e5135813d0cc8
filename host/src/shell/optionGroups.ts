import type { Role } from '@msdat/sdk/contracts/roles'
import type { Overlay } from '../app/OverlayStore.ts'
import { addressOf } from '../pages/findPage.ts'
import type { PageEntry } from '../pages/PageEntry.ts'
import { isOpenTo, pagesIn } from '../pages/pagesIn.ts'
import { pageTable } from '../pages/pageTable.ts'
import type { IconName } from '../parts/Icon.tsx'

export type OptionAct = 'tour' | 'print' | 'fullscreen' | 'news'

export type Option = { label: string; icon: IconName } & (
  { overlay: Overlay } | { act: OptionAct } | { to: string }
)

/** The entries of the options menu in the order of the specification; what else pages ask for comes last. */
const groups: readonly (readonly Option[])[] = [
  [
    { label: 'About Dashboard', icon: 'info', overlay: 'about' },
    { label: 'Admin Dashboard', icon: 'shield', to: '/admin' },
    { label: 'View Plugins', icon: 'puzzle', overlay: 'plugins' },
    { label: 'Available Datasources', icon: 'layers', overlay: 'sources' },
    { label: "What's New", icon: 'bell', act: 'news' },
    { label: 'Play Tour Guide', icon: 'flag', act: 'tour' },
    { label: 'Find anything', icon: 'search', overlay: 'palette' },
  ],
  [
    { label: 'Share', icon: 'share', overlay: 'share' },
    { label: 'Print', icon: 'print', act: 'print' },
    { label: 'View Fullscreen', icon: 'fullscreen', act: 'fullscreen' },
  ],
  [
    { label: 'Submit New Dataset', icon: 'upload', to: '/submit-dataset' },
    { label: 'Request Data Partnership', icon: 'grid', to: '/data-partnership' },
    { label: 'Feedback', icon: 'chat', overlay: 'feedback' },
    { label: 'Contact Us', icon: 'mail', to: '/contact' },
    { label: 'Help and FAQs', icon: 'help', to: '/faq' },
    { label: 'Subscribe to our newsletter', icon: 'bell', overlay: 'newsletter' },
  ],
]

/** What somebody is offered: a page that is not there, or not for them, is left out. */
export function optionGroups(role: Role | null, table: readonly PageEntry[] = pageTable): Option[][] {
  const isOffered = (option: Option): boolean =>
    !('to' in option) || table.some((page) => page.path === option.to && isOpenTo(page.access, role))
  const named = groups.flat().map((option) => ('to' in option ? option.to : null))
  const others = pagesIn('options', role, table)
    .filter((page) => !named.includes(addressOf(page)))
    .map((page) => ({ label: page.label ?? page.title, icon: page.icon, to: addressOf(page) }))
  return [...groups.map((group) => group.filter(isOffered)), others].filter((group) => group.length > 0)
}
