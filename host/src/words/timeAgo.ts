const steps = [
  { unit: 'year', seconds: 365 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const

/** How long ago a moment was, such as `3 days ago`; `just now` within the last minute. */
export function timeAgo(moment: string, now = Date.now()): string {
  const seconds = (now - Date.parse(moment)) / 1000
  const step = steps.find((each) => seconds >= each.seconds)
  if (!step) return 'just now'
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'always' })
  return words.format(-Math.floor(seconds / step.seconds), step.unit)
}
