import { findPage } from '../pages/findPage.ts'

/** What a visitor has typed, or is about to. */
const typed =
  'form :is(textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="submit"]))'

/** News are for the pages of visitors: dashboards, and pages that everybody may read. */
export const isForVisitors = (address: { pathname: string; hash: string }): boolean =>
  (findPage(address)?.access ?? 'public') === 'public'

/**
 * Whether What's New would cover work: on a page of an account or an admin, beside a form that is being filled, or over
 * an add-on panel, where the page does not see what is typed.
 */
export function isNewsInTheWay(address: { pathname: string; hash: string }): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)]
  const hasFocus = Boolean(document.activeElement?.closest('form'))
  const isFilling = hasFocus || fields.some(({ value }) => value !== '')
  const hasPanel = document.querySelector('.panel-card:not([hidden])') !== null
  return isFilling || hasPanel || !isForVisitors(address)
}
