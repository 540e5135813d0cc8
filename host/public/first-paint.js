// Runs before anything is drawn, so that a dark page does not flash white first.
try {
  const kept = JSON.parse(localStorage.getItem('msdat:appearance') ?? '{}')
  const isDark =
    kept.scheme === 'dark' || (kept.scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.scheme = isDark ? 'dark' : 'light'
  const told = document.querySelector('meta[name="msdat-platform"]')?.content ?? '{}'
  const own = JSON.parse(told).colours?.[isDark ? 'dark' : 'light']?.page
  document.documentElement.style.background = own ?? (isDark ? '#0f171d' : '#f4f6f7')
} catch {
  // Nothing kept, or nothing may be read: the page starts light.
}
