/** The one width below which the page is laid out for a telephone; the style sheets use the same. */
export function isNarrow(): boolean {
  return matchMedia('(max-width: 700px)').matches
}
