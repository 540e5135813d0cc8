/**
 * Add a command with a key
 * Visitors find it by name in the list that Ctrl+K opens, or press its key. The page opens the panel or the section that
 * "runsIn" names, starts its frame if it has to, and gives it the keyboard. The manifest has, under "contributes":
 * { "point": "command", "id": "next-place", "title": "Show the next state", "runsIn": "main", "key": "Alt+Shift+N" }
 * and the permissions data:read, selection:read and selection:write.
 */
import { useCatalog, useCommand, useSelection, useSetSelection } from '@msdat/sdk'
import { Button, levels, standIn, valueOf } from '@msdat/sdk/kit'

export function NextPlace() {
  const { location } = useSelection()
  const setSelection = useSetSelection()
  const catalog = useCatalog()
  const states = valueOf(catalog)?.locations.filter(({ level }) => level === levels.state) ?? []
  const next = states[(states.findIndex(({ id }) => id === location) + 1) % states.length]
  const show = (): void => void (next && setSelection({ location: next.id }))
  useCommand('next-place', show)
  if (!next) return <>{standIn([catalog], 80)}</>
  return <Button onClick={show}>Show {next.name}</Button>
}
