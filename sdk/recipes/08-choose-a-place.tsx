/**
 * Let a press in your view choose a place for the whole page
 * useSetSelection changes what the visitor looks at: the address, the selectors and all other sections follow.
 * Needs selection:read, selection:write and data:read.
 */
import { useCatalog, useSelection, useSetSelection } from '@msdat/sdk'
import { Button, levels, standIn, valueOf } from '@msdat/sdk/kit'

export function StateButtons() {
  const { location } = useSelection()
  const select = useSetSelection()
  const catalog = useCatalog()
  const names = valueOf(catalog)
  if (!names) return standIn([catalog], 120)
  return (
    <div className="k-stack">
      {names.locations
        .filter(({ level }) => level === levels.state)
        .map(({ id, name }) => (
          <Button key={id} aria-pressed={id === location} onClick={() => void select({ location: id })}>
            {name}
          </Button>
        ))}
    </div>
  )
}
