import { isCommand } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'

/** What a plugin adds to the list that Ctrl+K opens. */
export function CommandsOf({ release }: { release: Release }) {
  const commands = release.contributes
    .filter(isCommand)
    .map(({ title, key }) => (key ? `${title} (${key})` : title))
  if (commands.length === 0) return null
  return <p className="small muted">Commands in the list that Ctrl+K opens: {commands.join('; ')}</p>
}
