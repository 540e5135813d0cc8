import { wordsOfGrant } from './wordsOfGrant.ts'

interface GrantedListProps {
  needed: readonly string[]
  granted: readonly string[]
}

/** What an approval grants, read before it is given. */
export function GrantedList({ needed, granted }: GrantedListProps) {
  if (needed.length === 0) return null
  if (granted.length === 0) return <p>No new permission is granted with it.</p>
  return (
    <>
      <p>New permissions that are granted with it, for everyone:</p>
      <ul>
        {granted.map((grant) => (
          <li key={grant}>{wordsOfGrant(grant)}</li>
        ))}
      </ul>
    </>
  )
}
