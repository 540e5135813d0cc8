/**
 * Keep something in this browser
 * useStored keeps JSON, 512 kB for each plugin. It is for what the visitor would not share; what belongs to the view
 * is a setting. Needs storage; where the visitor has taken that back, it is forgotten with the page.
 */
import { useStored } from '@msdat/sdk'
import { Button } from '@msdat/sdk/kit'

export function Notepad() {
  const [notes, setNotes] = useStored<string[]>('notes', [])
  return (
    <div className="k-stack">
      <Button onClick={() => setNotes([...notes, `Note ${notes.length + 1}`])}>Add a note</Button>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
