type Measuring = Performance & { measureUserAgentSpecificMemory?(): Promise<{ bytes: number }> }

/** Browsers tell it to a page at most, and only for the page with all of its frames. */
export async function measureMemory(): Promise<string> {
  const measured = await (performance as Measuring).measureUserAgentSpecificMemory?.().catch(() => null)
  if (!measured) return 'not told by this browser; its own task manager shows it for each frame'
  return `${(measured.bytes / 1024 / 1024).toFixed(1)} MB, the page and all frames together`
}
