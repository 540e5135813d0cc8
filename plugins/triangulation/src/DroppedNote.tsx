import { Note } from '@msdat/sdk/kit'

export function DroppedNote({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Note tone="caution">
      {`At most two sources are compared at once: ${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} left out.`}
    </Note>
  )
}
