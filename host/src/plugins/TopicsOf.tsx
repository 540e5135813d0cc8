import type { Permission } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'

interface TopicsOfProps {
  permission: Permission
  release: Pick<Release, 'publishes' | 'subscribes'>
}

/** What is told or heard by a permission, topic by topic; nothing for any other permission. */
export function TopicsOf({ permission, release: { publishes = [], subscribes = [] } }: TopicsOfProps) {
  if (permission === 'events:publish' && publishes.length > 0)
    return (
      <p className="small muted">
        Tells: {publishes.map(({ topic, description }) => `${topic} (${description})`).join('; ')}
      </p>
    )
  if (permission === 'events:subscribe' && subscribes.length > 0)
    return <p className="small muted">Hears: {subscribes.join('; ')}</p>
  return null
}
