/** What is kept for a plugin is kept in memory; a plugin that keeps its whole data is not humoured. */
export function isSmallState(state: unknown): boolean {
  try {
    return (JSON.stringify(state)?.length ?? 0) <= 64 * 1024
  } catch {
    return false
  }
}
