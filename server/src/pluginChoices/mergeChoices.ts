import type { PluginChoice } from '@msdat/sdk/contracts/pluginChoices'

const most = 200

/** Of two choices about the same plugin the later one; none is later than now. */
export function mergeChoices(
  kept: readonly PluginChoice[],
  given: readonly PluginChoice[],
  now: string,
): PluginChoice[] {
  const merged = new Map(kept.map((choice) => [choice.plugin, choice]))
  for (const choice of given) {
    const at = choice.at < now ? choice.at : now
    const before = merged.get(choice.plugin)
    if (!before || at > before.at) merged.set(choice.plugin, { ...choice, at })
  }
  return [...merged.values()].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, most)
}
